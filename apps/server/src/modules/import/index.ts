export { ImportModule } from './import.module.js';
export { ImportService, type ImportOutcome } from './import.service.js';

export { AutoAssignModule } from './auto-assign.module.js';

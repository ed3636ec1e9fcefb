export { AutoAssignModule } from './auto-assign.module.js';
export { DispatchService } from './dispatch.service.js';

export { AutoAssignModule } from './auto-assign.module.js';
export { OpenVolunteersService } from './open-volunteers.service.js';

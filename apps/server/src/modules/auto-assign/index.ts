export { AutoAssignModule } from './auto-assign.module.js';
export { OpenVolunteers } from './open-volunteers.service.js';

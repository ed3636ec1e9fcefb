export { NeedsModule } from './needs.module.js';
export { AssignmentsRepository, type AssignmentRecord, type NewHold } from './assignments.repository.js';

export { NeedsModule } from './needs.module.js';
export { AssignmentsRepository, type AssignmentRecord, type NewHold } from './assignments.repository.js';
export { DispatchStates } from './dispatch-states.js';
export { NeedColumns } from './need.entity.js';
export { NeedsRepository, type NeedPlace } from './needs.repository.js';

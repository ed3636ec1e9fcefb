export { NeedsModule } from './needs.module.js';
export { AssignmentsRepository, type AssignmentRecord, type NewHold } from './assignments.repository.js';
export { DispatchStates } from './dispatch-states.js';
export { NeedColumns } from './need.entity.js';
export { NeedsRepository, type NeedPlace } from './needs.repository.js';
export { UnattendedEmergencies } from './unattended-emergencies.repository.js';
export {
  callDeclined,
  callsFilled,
  needOpened,
  needSettled,
  needsStopped,
  needStepRecorded,
  needTakenOver,
  urgentHeld,
  urgentMoved,
  urgentReserved,
} from './needs.signals.js';

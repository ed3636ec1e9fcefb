export { ApplicationsModule } from './applications.module.js';
export { AdminApplications } from './admin-applications.service.js';
export { ApplicationCalls } from './application-calls.service.js';
export { ApplicationFiling } from './application-filing.service.js';
export { ApplicationNeeds, type ApplicationNeed } from './application-needs.service.js';
export { FeedbackDto } from './applications.dto.js';
export { EmergencyApplications } from './emergency-applications.service.js';
export { HeldApplications } from './held-applications.service.js';
export { OwnApplications } from './own-applications.service.js';
export { VolunteerApplications } from './volunteer-applications.service.js';
export {
  applicationChanged,
  applicationDeclined,
  applicationOpened,
  applicationSettled,
  applicationStepRecorded,
  applicationStopped,
  applicationTakenOver,
  emergencyHeld,
  emergencyMoved,
  emergencyReserved,
} from './applications.signals.js';

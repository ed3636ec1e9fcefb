export { ProfileModule } from './profile.module.js';
export { PhoneChangeService } from './phone-change.service.js';
export { ProfileReader } from './profile-reader.service.js';
export { toSessionRow } from './session-rows.js';

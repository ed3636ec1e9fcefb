export { PhoneChangeService } from './phone-change.service.js';
export { ProfileModule } from './profile.module.js';
export { ProfileReaderService } from './profile-reader.service.js';
export { toSessionRow } from './session-rows.js';

export { PrivacyModule } from './privacy.module.js';
export { DeletionService } from './deletion.service.js';

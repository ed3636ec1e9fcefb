export { PrivacyModule } from './privacy.module.js';
export { ErasureService } from './erasure/erasure.service.js';
export { DeletionService } from './deletion.service.js';

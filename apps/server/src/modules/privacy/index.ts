export { DeletionService } from './deletion.service.js';
export { ErasureService } from './erasure/erasure.service.js';
export { PrivacyModule } from './privacy.module.js';

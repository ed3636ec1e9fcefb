export { ConsentsModule } from './consents.module.js';
export { ConsentsService } from './consents.service.js';

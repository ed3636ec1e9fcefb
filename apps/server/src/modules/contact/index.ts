export { ContactModule } from './contact.module.js';
export { ContactService } from './contact.service.js';

export { RegistrationModule } from './registration.module.js';

export { PeopleService } from './people.service.js';
export { RegistrationModule } from './registration.module.js';
export { checkPhone } from './registration.service.js';
export { type RawForm, readForm } from './registration-form.rules.js';

export { RegistrationModule } from './registration.module.js';
export { PeopleService } from './people.service.js';
export { readForm, type RawForm } from './registration-form.rules.js';
export { checkPhone } from './registration.service.js';

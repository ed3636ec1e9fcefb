import { contact } from './contact.en.js';
import { forms } from './forms.en.js';
import { profileEn as profile } from './profile.en.js';
import { registration } from './registration.en.js';
import { volunteerForm } from './volunteer-form.en.js';

/** The English texts used only in the long forms and the profile, loaded together with them. */
export const formTexts = { contact, forms, profile, registration, volunteerForm } as const;

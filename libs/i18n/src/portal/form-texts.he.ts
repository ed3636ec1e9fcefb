import { contact } from './contact.he.js';
import { forms } from './forms.he.js';
import { profileHe as profile } from './profile.he.js';
import { registration } from './registration.he.js';
import { volunteerForm } from './volunteer-form.he.js';

/** The Hebrew texts used only in the long forms and the profile, loaded together with them. */
export const formTexts = { contact, forms, profile, registration, volunteerForm } as const;

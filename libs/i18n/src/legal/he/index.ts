import type { LegalTexts } from '../legal-text.js';
import { about } from './about.js';
import { accessibility } from './accessibility.js';
import { instructions } from './instructions.js';
import { police, policeForm } from './police.js';
import { privacy } from './privacy.js';
import { terms } from './terms.js';
import { volunteerTerms } from './volunteer-terms.js';

export const legal: LegalTexts = {
  about,
  instructions,
  terms,
  privacy,
  accessibility,
  volunteerTerms,
  police,
  policeForm,
};

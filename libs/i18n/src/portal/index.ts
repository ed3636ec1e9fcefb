import type { Locale } from '@karov/domain';
import type { Catalogue, TextKey } from '../catalogue.js';
import { answerTexts as answerTextsEn } from './answer.en.js';
import { answerTexts as answerTextsHe } from './answer.he.js';
import { askingTexts as askingTextsEn } from './asking-texts.en.js';
import { askingTexts as askingTextsHe } from './asking-texts.he.js';
import { availabilityTexts as availabilityTextsEn } from './availability.en.js';
import { availabilityTexts as availabilityTextsHe } from './availability.he.js';
import { chatTexts as chatTextsEn } from './chat.en.js';
import { chatTexts as chatTextsHe } from './chat.he.js';
import { en } from './en.js';
import { formTexts as formTextsEn } from './form-texts.en.js';
import { formTexts as formTextsHe } from './form-texts.he.js';
import { he } from './he.js';
import { helpTexts as helpTextsEn } from './help-texts.en.js';
import { helpTexts as helpTextsHe } from './help-texts.he.js';
import { pushTexts as pushTextsEn } from './push.en.js';
import { pushTexts as pushTextsHe } from './push.he.js';
import { volunteeringTexts as volunteeringTextsEn } from './volunteering.en.js';
import { volunteeringTexts as volunteeringTextsHe } from './volunteering.he.js';

/** The texts of the portal; the portal itself loads them piece by piece (`@karov/i18n/portal-texts`). */
export const portal = {
  'he-IL': {
    ...he,
    ...answerTextsHe,
    ...formTextsHe,
    ...askingTextsHe,
    ...helpTextsHe,
    ...volunteeringTextsHe,
    ...availabilityTextsHe,
    ...chatTextsHe,
    ...pushTextsHe,
  },
  'en-US': {
    ...en,
    ...answerTextsEn,
    ...formTextsEn,
    ...askingTextsEn,
    ...helpTextsEn,
    ...volunteeringTextsEn,
    ...availabilityTextsEn,
    ...chatTextsEn,
    ...pushTextsEn,
  },
} satisfies Record<Locale, Catalogue>;
export type PortalKey = TextKey<(typeof portal)['he-IL']>;

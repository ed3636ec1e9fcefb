import type { Locale } from '@karov/domain';
import type { SameKeys } from '../catalogue.js';
import type { he as commonHe } from '../common/he.js';
import type { answerTexts as answerTextsHe } from '../portal/answer.he.js';
import type { askingTexts as askingTextsHe } from '../portal/asking-texts.he.js';
import type { availabilityTexts as availabilityTextsHe } from '../portal/availability.he.js';
import type { chatTexts as chatTextsHe } from '../portal/chat.he.js';
import type { formTexts as formTextsHe } from '../portal/form-texts.he.js';
import type { he as portalHe } from '../portal/he.js';
import type { helpTexts as helpTextsHe } from '../portal/help-texts.he.js';
import type { pushTexts as pushTextsHe } from '../portal/push.he.js';
import type { volunteeringTexts as volunteeringTextsHe } from '../portal/volunteering.he.js';

/** The texts of all portal pages, in one language. */
export type PageTexts = SameKeys<typeof portalHe> & { readonly common: SameKeys<typeof commonHe> };
/** The texts used only in the long forms. */
export type FormTexts = SameKeys<typeof formTextsHe>;
/** The texts used only in the forms for help requests. */
export type AskingTexts = SameKeys<typeof askingTextsHe>;
/** The texts used only on the help seeker's own pages. */
export type HelpTexts = SameKeys<typeof helpTextsHe>;
/** The texts used only on the pages behind links in messages. */
export type AnswerTexts = SameKeys<typeof answerTextsHe>;
/** The texts used only on the page of a volunteer's availability. */
export type AvailabilityTexts = SameKeys<typeof availabilityTextsHe>;
/** The texts used only on the volunteers' pages about requests. */
export type VolunteeringTexts = SameKeys<typeof volunteeringTextsHe>;
/** The texts used only for notifications on a device. */
export type PushTexts = SameKeys<typeof pushTextsHe>;
/** The texts used only in conversations with the team. */
export type ChatTexts = SameKeys<typeof chatTextsHe>;

/** Fetches the texts of one language, so that the first load does not include the other languages. */
export async function loadPageTexts(locale: Locale): Promise<PageTexts> {
  if (locale === 'en-US') {
    const [{ en }, { en: common }] = await Promise.all([
      import('../portal/en.js'),
      import('../common/en.js'),
    ]);
    return { ...en, common };
  }
  const [{ he }, { he: common }] = await Promise.all([import('../portal/he.js'), import('../common/he.js')]);
  return { ...he, common };
}

/** Like {@link loadPageTexts}, for the long forms. */
export async function loadFormTexts(locale: Locale): Promise<FormTexts> {
  const { formTexts } = await (locale === 'en-US'
    ? import('../portal/form-texts.en.js')
    : import('../portal/form-texts.he.js'));
  return formTexts;
}

/** Like {@link loadPageTexts}, for the pages behind links in messages. */
export async function loadAnswerTexts(locale: Locale): Promise<AnswerTexts> {
  const { answerTexts } = await (locale === 'en-US'
    ? import('../portal/answer.en.js')
    : import('../portal/answer.he.js'));
  return answerTexts;
}

/** Like {@link loadPageTexts}, for the help seeker's own pages. */
export async function loadHelpTexts(locale: Locale): Promise<HelpTexts> {
  const { helpTexts } = await (locale === 'en-US'
    ? import('../portal/help-texts.en.js')
    : import('../portal/help-texts.he.js'));
  return helpTexts;
}

/** Like {@link loadPageTexts}, for notifications on a device. */
export async function loadPushTexts(locale: Locale): Promise<PushTexts> {
  const { pushTexts } = await (locale === 'en-US'
    ? import('../portal/push.en.js')
    : import('../portal/push.he.js'));
  return pushTexts;
}

/** Like {@link loadPageTexts}, for the forms for help requests. */
export async function loadAskingTexts(locale: Locale): Promise<AskingTexts> {
  const { askingTexts } = await (locale === 'en-US'
    ? import('../portal/asking-texts.en.js')
    : import('../portal/asking-texts.he.js'));
  return askingTexts;
}

/** Like {@link loadPageTexts}, for the page of a volunteer's availability. */
export async function loadAvailabilityTexts(locale: Locale): Promise<AvailabilityTexts> {
  const { availabilityTexts } = await (locale === 'en-US'
    ? import('../portal/availability.en.js')
    : import('../portal/availability.he.js'));
  return availabilityTexts;
}

/** Like {@link loadPageTexts}, for the volunteers' pages about requests. */
export async function loadVolunteeringTexts(locale: Locale): Promise<VolunteeringTexts> {
  const { volunteeringTexts } = await (locale === 'en-US'
    ? import('../portal/volunteering.en.js')
    : import('../portal/volunteering.he.js'));
  return volunteeringTexts;
}

/** Like {@link loadPageTexts}, for conversations with the team. */
export async function loadChatTexts(locale: Locale): Promise<ChatTexts> {
  const { chatTexts } = await (locale === 'en-US'
    ? import('../portal/chat.en.js')
    : import('../portal/chat.he.js'));
  return chatTexts;
}

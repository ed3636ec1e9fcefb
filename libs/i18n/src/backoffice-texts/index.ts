import type { Locale } from '@karov/domain';
import type { he as backofficeHe } from '../backoffice/he.js';
import type { SameKeys } from '../catalogue.js';
import type { he as commonHe } from '../common/he.js';

/** The texts of the back office in one language. */
export type BackofficeTexts = SameKeys<typeof backofficeHe> & { readonly common: SameKeys<typeof commonHe> };

/** Fetches the texts of one language, so that the first load does not include the other languages. */
export async function loadBackofficeTexts(locale: Locale): Promise<BackofficeTexts> {
  if (locale === 'en-US') {
    const [{ en }, { en: common }] = await Promise.all([
      import('../backoffice/en.js'),
      import('../common/en.js'),
    ]);
    return { ...en, common };
  }
  const [{ he }, { he: common }] = await Promise.all([
    import('../backoffice/he.js'),
    import('../common/he.js'),
  ]);
  return { ...he, common };
}

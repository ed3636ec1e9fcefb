import type { Locale } from '@karov/domain';
import { fillPoliceForm, type LegalSettings, loadLegalTexts } from '@karov/i18n/legal';
import { PageWriter } from './page-writer.js';

/**
 * The form by which a volunteer lets the organization request their certificate from the police (rule 127),
 * to be filled in by hand.
 */
export async function policeAuthorization(locale: Locale, settings: Partial<LegalSettings>): Promise<Buffer> {
  const { policeForm } = await loadLegalTexts(locale);
  const text = fillPoliceForm(policeForm, settings);
  const page = new PageWriter(locale === 'he-IL' ? 'rtl' : 'ltr', {
    title: text.title,
    language: locale,
    author: settings.organization ?? '',
  });
  page.heading(text.title);
  page.paragraph(text.addressee, { size: 14, isBold: true });
  page.space(10);
  page.blanks(text.fields);
  page.space(6);
  for (const paragraph of text.paragraphs) page.paragraph(paragraph);
  page.space(26);
  page.blanks(text.signatureFields);
  page.space(6);
  for (const note of text.notes) page.paragraph(note, { size: 11 });
  return page.finish();
}

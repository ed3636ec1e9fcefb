import { PAGES } from '@karov/domain';
import { useText } from '../../core/text.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LegalArticle } from '../legal/legal-article.js';
import { useLegal } from '../legal/use-legal.js';
import './terms.css';

/**
 * The whole agreement, to read before signing; it can also be scrolled by keyboard, and has a page of its
 * own.
 */
export function Terms() {
  const t = useText();
  const legal = useLegal();
  const text = legal.text((texts) => texts.volunteerTerms);
  return (
    <>
      {!text && legal.error === null && <Spinner />}
      {text && (
        <div className="terms" tabIndex={0} role="region" aria-label={text.title}>
          <LegalArticle text={text} name="volunteer-terms" />
        </div>
      )}
      <p>
        <a className="standing-link" href={PAGES.VolunteerTerms.path} target="_blank" rel="noreferrer">
          {t('volunteerForm.readTerms')} ({t('common.words.opensInNewTab')})
        </a>
      </p>
    </>
  );
}

import { isolated, LEGAL_TEXTS } from '@karov/domain';
import type { LegalText } from '@karov/i18n/legal';
import { useText } from '../../core/text.js';
import { FoldedArticle } from '../../shared/legal/legal-article.js';
import { useLegal } from '../../shared/legal/use-legal.js';
import { PageHeading } from '../../shared/page-heading.js';
import { LegalState, PrintButton } from './legal-page.js';
import './pages.css';

function Part({ text, name, version }: { text: LegalText; name: 'terms' | 'privacy'; version: string }) {
  const t = useText();
  return (
    <section aria-labelledby={name}>
      <h2 id={name} tabIndex={-1}>
        {text.title}
      </h2>
      <p className="legal__version">{t('texts.version', { version: isolated(version) })}</p>
      <FoldedArticle text={text} name={name} headings="h3" />
    </section>
  );
}

/** The terms of use and the privacy policy on one page (rule 13). */
export default function RegulationsPage() {
  const t = useText();
  const legal = useLegal();
  const terms = legal.text((texts) => texts.terms);
  const privacy = legal.text((texts) => texts.privacy);
  if (!terms || !privacy) return <LegalState legal={legal} />;
  return (
    <div className="page page--text">
      <PageHeading>{t('texts.regulations')}</PageHeading>
      <nav className="no-print" aria-label={t('texts.contents')}>
        <ul className="legal__contents">
          <li>
            <a className="standing-link" href="#terms">
              {terms.title}
            </a>
          </li>
          <li>
            <a className="standing-link" href="#privacy">
              {privacy.title}
            </a>
          </li>
        </ul>
      </nav>
      <Part text={terms} name="terms" version={LEGAL_TEXTS.terms} />
      <Part text={privacy} name="privacy" version={LEGAL_TEXTS.privacy} />
      <PrintButton />
    </div>
  );
}

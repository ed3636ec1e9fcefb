import { isolated } from '@karov/domain';
import type { LegalText, LegalTexts } from '@karov/i18n/legal';
import type { ReactNode } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { FoldedArticle, LegalArticle } from '../../shared/legal/legal-article.js';
import { type Legal, useLegal } from '../../shared/legal/use-legal.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import './pages.css';

/** Shown on a page of long texts while they load, or when they fail to load. */
export function LegalState({ legal }: { legal: Legal }) {
  const t = useText();
  return legal.error === null ? <Spinner /> : <LoadFailure text={t('texts.failed')} onRetry={legal.reload} />;
}

/** A button that prints the page without its frame. */
export function PrintButton() {
  const t = useText();
  return (
    <div className="no-print">
      <Button kind="quiet" onClick={() => print()}>
        {t('texts.print')}
      </Button>
    </div>
  );
}

interface LegalPageProps {
  name: string;
  choose: (texts: LegalTexts) => LegalText;
  version?: string;
  /** how a long text is shown: whole, below a table of contents, or folded under its headings */
  long?: 'whole' | 'folded';
  children?: ReactNode;
}

/** A page that consists of one long text (rules 13, 113). */
export function LegalPage({ name, choose, version, long, children }: LegalPageProps) {
  const t = useText();
  const legal = useLegal();
  const text = legal.text(choose);
  if (!text) return <LegalState legal={legal} />;
  return (
    <div className="page page--text">
      <PageHeading>{text.title}</PageHeading>
      {version && <p className="legal__version">{t('texts.version', { version: isolated(version) })}</p>}
      {long === 'folded' ? (
        <FoldedArticle text={text} name={name} />
      ) : (
        <LegalArticle text={text} name={name} hasContents={long === 'whole'} />
      )}
      {children}
      <PrintButton />
    </div>
  );
}

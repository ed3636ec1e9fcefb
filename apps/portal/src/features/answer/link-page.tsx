import type { ReactNode } from 'react';
import { useText } from '../../core/text.js';
import { Card } from '../../design/card/card.js';
import { Icon } from '../../design/icon/icon.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { EmergencyNumbers } from '../../shared/emergency-numbers.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { StaleNotice } from '../../shared/stale-notice.js';
import { SupportContact } from '../../shared/support-contact.js';
import type { BrokenLink, LinkView } from './use-link.js';

/** The recipient of the link: a person who may need help, or a volunteer asked to help. */
type Reader = 'seeker' | 'volunteer';

const BROKEN_NEXT = { seeker: 'answer.brokenNext', volunteer: 'answer.brokenNextVolunteer' } as const;

function BrokenCard({ broken, reader }: { broken: BrokenLink; reader: Reader }) {
  const t = useText();
  return (
    <Card tone="danger">
      <div className="row">
        <Icon name="alert" />
        <PageHeading>
          {t(broken.kind === 'invalid' ? 'answer.invalidTitle' : 'answer.expiredTitle')}
        </PageHeading>
      </div>
      <div role="alert">
        {broken.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p>{t(BROKEN_NEXT[reader])}</p>
      <SupportContact />
    </Card>
  );
}

interface LinkPageProps<T> {
  link: LinkView<T>;
  reader: Reader;
  children: (record: T) => ReactNode;
}

/**
 * The common parts of the link pages: the loading state, the message about an invalid link, and the emergency
 * numbers below.
 */
export function LinkPage<T>({ link, reader, children }: LinkPageProps<T>) {
  const t = useText();
  const isWaiting = !link.broken && link.record === null && !link.isUnreachable;
  return (
    <div className="page page--text">
      {link.broken && <BrokenCard broken={link.broken} reader={reader} />}
      {link.record !== null && children(link.record)}
      {link.isStale && <StaleNotice>{t('answer.stale')}</StaleNotice>}
      {link.isUnreachable && <LoadFailure text={t('answer.unreachableTitle')} onRetry={link.reload} />}
      {isWaiting ? <Spinner /> : <EmergencyNumbers />}
    </div>
  );
}

import type { BasketRow } from '@karov/api-client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../../core/text.js';
import { StatusBadge } from '../../../design/badge/status-badge.js';
import { Card, FactList } from '../../../design/card/card.js';
import { typedText } from '../../../shared/typed-text.js';
import { requestFacts } from '../request-facts.js';
import { RequestHead } from '../request-head.js';
import { BasketActions } from './basket-actions.js';
import { basketTone } from './basket-state.js';

/** Fetched after the first completion. */
const ContactFacts = lazy(() => import('../../../shared/contact-facts.js'));
const Feedback = lazy(() => import('./feedback.js'));

interface BasketCardProps {
  row: BasketRow;
  stateName: (key: string) => string;
  onDone: () => void;
}

/** One accepted request: its state, the person to help, and the next step (rule 124). */
export function BasketCard({ row, stateName, onDone }: BasketCardProps) {
  const t = useText();
  const { application, contact, note } = row;
  const card = useRef<HTMLElement>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    // The pressed button disappears with its state.
    if (round > 0) card.current?.focus();
  }, [round]);
  const done = () => {
    setRound((last) => last + 1);
    onDone();
  };
  const titleId = `basket-${row.application_id}-title`;
  return (
    <article className="request" ref={card} tabIndex={-1} aria-labelledby={titleId}>
      <Card>
        <RequestHead id={titleId} request={application}>
          <StatusBadge tone={basketTone(row)}>{row.state_text}</StatusBadge>
        </RequestHead>
        {row.is_reserve && <p className="request__part">{t('volunteering.reserveText')}</p>}
        {contact && (
          <div className="request__part">
            <Suspense>
              <ContactFacts contact={contact} />
            </Suspense>
          </div>
        )}
        <FactList
          facts={[
            ...requestFacts(t, application, stateName),
            ...(note ? [{ name: t('volunteering.note'), value: typedText(note) }] : []),
          ]}
        />
        <BasketActions row={row} onDone={done} />
        {(row.feedback !== null || row.abilities.includes('feedback')) && (
          <Suspense>
            <Feedback row={row} onDone={done} />
          </Suspense>
        )}
      </Card>
    </article>
  );
}

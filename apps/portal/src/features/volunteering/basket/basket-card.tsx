import type { BasketRow } from '@karov/api-client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../../core/text.js';
import { StatusBadge } from '../../../design/badge/status-badge.js';
import { Card } from '../../../design/card/card.js';
import { Headline } from '../headline.js';
import { RequestDetails } from '../request-details.js';
import { RequestHead } from '../request-head.js';
import { BasketActions } from './basket-actions.js';
import { basketTone } from './basket-state.js';

/**
 * Both are fetched only when a card shows them: place and person from the approval, feedback after the end.
 */
const PlaceAndPerson = lazy(() => import('../../../shared/go-there/place-and-person.js'));
const Feedback = lazy(() => import('./feedback.js'));

interface BasketCardProps {
  row: BasketRow;
  stateName: (key: string) => string;
  /** `isGone`: the request was given back and is no longer in the basket */
  onDone: (isGone: boolean) => void;
}

/** One accepted request: its state, the person to help, and the next step (rule 124). */
export function BasketCard({ row, stateName, onDone }: BasketCardProps) {
  const t = useText();
  const { application, contact, note } = row;
  const card = useRef<HTMLElement>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    // The pressed button disappears when the state changes.
    if (round > 0) card.current?.focus();
  }, [round]);
  const done = (isGone: boolean) => {
    if (!isGone) setRound((last) => last + 1);
    onDone(isGone);
  };
  const titleId = `basket-${row.application_id}-title`;
  return (
    <article className="request" ref={card} tabIndex={-1} aria-labelledby={titleId}>
      <Card>
        <RequestHead id={titleId} request={application}>
          <StatusBadge tone={basketTone(row)}>{row.state_text}</StatusBadge>
        </RequestHead>
        {(contact === null || application.arrival_date !== null) && (
          <Headline request={application} isPlaceKnown={contact !== null} />
        )}
        {row.is_reserve && <p className="request__part">{t('volunteering.reserveText')}</p>}
        {contact && (
          <div className="request__part">
            <Suspense>
              <PlaceAndPerson
                contact={contact}
                distance={application.distance_band}
                isThere={row.progress === 'arrived'}
              />
            </Suspense>
          </div>
        )}
        <BasketActions row={row} onDone={done} />
        <RequestDetails
          request={application}
          stateName={stateName}
          isPlaceKnown={contact !== null}
          note={note}
        />
        {(row.feedback !== null || row.abilities.includes('feedback')) && (
          <Suspense>
            <Feedback row={row} onDone={() => done(false)} />
          </Suspense>
        )}
      </Card>
    </article>
  );
}

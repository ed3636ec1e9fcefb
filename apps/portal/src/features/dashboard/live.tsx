import type { EmergencyStatus, OwnApplication, OwnEventRequest } from '@karov/api-client';
import { HELP_STEPS, isEnded } from '@karov/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../core/text.js';
import { isRunning } from '../../shared/emergency/emergency-calls.js';
import { ApplicationCard } from './application-card.js';
import { EmergencyCard } from './emergency-card.js';
import { isUnderWay } from './event-requests.js';
import { OwnRequestCard } from './own-request-card.js';

/** The id of the first card's state, which describes the live region. */
const STATE = 'live-state';

/**
 * Sorts requests by progress: those whose helper is nearest to arriving first, those still waiting for one
 * last.
 */
function byHowFar(one: OwnApplication, other: OwnApplication): number {
  const rank = ({ volunteer, step }: OwnApplication) => (volunteer === null ? 0 : HELP_STEPS.indexOf(step));
  return rank(other) - rank(one);
}

/** Everything under way: an emergency, single requests, requests in events. */
export interface LiveMatters {
  emergency: EmergencyStatus | null;
  requests: readonly OwnApplication[];
  events: readonly OwnEventRequest[];
}

/** Selects everything under way, most important first. */
export function liveMatters(found: LiveMatters): LiveMatters & { isAny: boolean } {
  const emergency = found.emergency && isRunning(found.emergency) ? found.emergency : null;
  // true for anything but the emergency, which has its own card
  const isOther = (kind: 'application' | 'event') => {
    const own = emergency?.record?.kind === kind ? emergency.record.id : null;
    return ({ id }: { id: number }) => id !== own;
  };
  const requests = found.requests
    .filter(isOther('application'))
    .filter(({ status }) => !isEnded(status))
    .sort(byHowFar);
  const events = found.events.filter(isOther('event')).filter(isUnderWay);
  return {
    emergency,
    requests,
    events,
    isAny: emergency !== null || requests.length > 0 || events.length > 0,
  };
}

/** Whether the reader is still at the start: the focus is on the page or its heading. */
function isAtBeginning(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.tagName === 'H1';
}

/**
 * Moves the focus once to the live region as soon as it appears, unless the reader has moved it elsewhere.
 */
function useArrival() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAtBeginning()) box.current?.focus({ preventScroll: true });
  }, []);
  return box;
}

/**
 * Live matters come first, in view and in focus (rule 122), each with its state in the largest type. The
 * region's name says what it is, and its description is the state of the first card.
 */
export function Live({ matters, onChange }: { matters: LiveMatters; onChange: () => void }) {
  const t = useText();
  const box = useArrival();
  const { emergency, requests, events } = matters;
  const cards: { key: string; cardWith: (stateId: string) => ReactNode }[] = [
    ...(emergency
      ? [
          {
            key: 'emergency',
            cardWith: (id: string) => <EmergencyCard status={emergency} stateId={id} />,
          },
        ]
      : []),
    ...requests.map((request) => ({
      key: `request ${request.id}`,
      cardWith: (id: string) => <ApplicationCard request={request} stateId={id} onChange={onChange} />,
    })),
    ...events.map((request) => ({
      key: `event ${request.id}`,
      cardWith: (id: string) => <OwnRequestCard request={request} stateId={id} />,
    })),
  ];
  return (
    <section className="live stack" ref={box} tabIndex={-1} aria-labelledby="live" aria-describedby={STATE}>
      <h2 className="visually-hidden" id="live">
        {t('dashboard.live')}
      </h2>
      <ul className="dashboard__list">
        {cards.map(({ key, cardWith }, index) => (
          <li key={key}>{cardWith(index === 0 ? STATE : `${STATE}-${index}`)}</li>
        ))}
      </ul>
      <p className="dashboard__hint">{t('dashboard.updated')}</p>
    </section>
  );
}

import type { BasketRow, VolunteerEventRequestRow } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useCallback } from 'react';
import { api } from '../../../../core/api.js';
import { useText } from '../../../../core/text.js';
import { useLoad } from '../../../../core/use-load.js';
import { usePolling } from '../../../../core/use-polling.js';
import { StatusBadge } from '../../../../design/badge/status-badge.js';
import { Icon } from '../../../../design/icon/icon.js';
import { Link } from '../../../../design/link/link.js';
import { UserRequestBadge } from '../../../../shared/request-badge.js';
import { basketTone } from '../../basket/basket-state.js';

/** The maximum number of requests shown: few people have more work in hand, and the rest is in the basket. */
const SHOWN = 3;
const LOOK_AGAIN_MS = 30_000;

const loadBasket = async (signal: AbortSignal): Promise<BasketRow[]> =>
  (
    await api.list(
      '/volunteer/application-users',
      { page: 1, perPage: SHOWN, filters: { status: 'active' } },
      signal,
    )
  ).data;
const loadEvents = async (signal: AbortSignal): Promise<VolunteerEventRequestRow[]> =>
  (
    await api.list(
      '/volunteer/event-user-requests',
      { page: 1, perPage: SHOWN, filters: { status: 'assigned' } },
      signal,
    )
  ).data;

function FromBasket({ row }: { row: BasketRow }) {
  const { application, contact, state_text: state } = row;
  return (
    <Link className="in-hand__one" to={PAGES.MyVolunteerBasket.path}>
      <span>
        <strong>{application.category.label}</strong>
        {contact && <> · {contact.full_name}</>}
      </span>
      <StatusBadge tone={basketTone(row)}>{state}</StatusBadge>
      <Icon name="forward" />
    </Link>
  );
}

function FromEvent({ row }: { row: VolunteerEventRequestRow }) {
  return (
    <Link className="in-hand__one" to={PAGES.VolunteerEventRequests.path}>
      <span>
        <strong>{row.event.name}</strong>
        {row.user && <> · {row.user.full_name}</>}
      </span>
      <UserRequestBadge {...row} />
      <Icon name="forward" />
    </Link>
  );
}

/**
 * The volunteer's work in hand, each piece with a link to its page; renders nothing if there is none (rule
 * 168).
 */
export function InHand() {
  const t = useText();
  const basket = useLoad(loadBasket);
  const events = useLoad(loadEvents);
  const { reload: reloadBasket } = basket;
  const { reload: reloadEvents } = events;
  usePolling(
    useCallback(() => {
      reloadBasket();
      reloadEvents();
    }, [reloadBasket, reloadEvents]),
    LOOK_AGAIN_MS,
  );
  const [held, inEvents] = [basket.data ?? [], events.data ?? []];
  if (held.length + inEvents.length === 0) return null;
  return (
    <section className="in-hand" aria-labelledby="in-hand">
      <h2 id="in-hand">{t('volunteering.inHand')}</h2>
      <ul className="in-hand__list">
        {inEvents.map((row) => (
          <li key={`event-${row.id}`}>
            <FromEvent row={row} />
          </li>
        ))}
        {held.map((row) => (
          <li key={row.application_id}>
            <FromBasket row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

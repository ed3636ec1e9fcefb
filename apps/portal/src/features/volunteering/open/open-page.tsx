import type { OpenApplication, OpenPlace } from '@karov/api-client';
import { DEFAULT_PAGE_SIZE, PAGES } from '@karov/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useText, wantTexts } from '../../../core/text.js';
import { type ListView, useList } from '../../../core/use-list.js';
import { Alert } from '../../../design/alert/alert.js';
import { Button } from '../../../design/button/button.js';
import { EmptyState } from '../../../design/card/empty-state.js';
import { Link } from '../../../design/link/link.js';
import { Spinner } from '../../../design/spinner/spinner.js';
import { AccountAlert } from '../../../shared/account-alert.js';
import { Greeting } from '../../../shared/brand/greeting.js';
import { UnreadNotice } from '../../../shared/chat/unread-notice.js';
import { CardList } from '../card-list.js';
import { isFiltered } from '../filtered.js';
import { Filters } from '../filters.js';
import { placeOf } from '../request-facts.js';
import { useRequestOptions } from '../request-options.js';
import { useWide } from '../use-wide.js';
import { FITTING } from './areas.js';
import { cardId, OpenCard } from './open-card.js';
import { HoursLine } from './today/hours-line.js';
import { InHand } from './today/in-hand.js';
import { WaitingLine } from './today/waiting-line.js';
import { useAnswers } from './use-answers.js';
import '../volunteering.css';

const AreaMap = lazy(() => import('./area-map.js'));
const UnfitRequests = lazy(() => import('./unfit-requests.js'));
/** Fetched only for volunteers who may not see requests yet. */
const PoliceNotice = lazy(async () => {
  const [notice] = await Promise.all([
    import('../../../shared/documents/police-notice.js'),
    wantTexts('forms'),
  ]);
  return notice;
});
const FILTERS = ['categories', 'city', 'state'];
const NO_FILTERS = {};
/** The minimum width at which the list and the map are side by side. */
const DESK_PX = 1100;

function showCard({ id }: Pick<OpenApplication, 'id'>): void {
  document.getElementById(cardId(id))?.focus();
}

/** Returns a function that leads to the card of a request, turning to its page first if it is on another. */
function useReach(list: ListView<OpenApplication>, rows: readonly OpenApplication[]) {
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    if (wanted === null || !rows.some(({ id }) => id === wanted)) return;
    showCard({ id: wanted });
    setWanted(null);
  }, [wanted, rows]);
  return ({ id, at }: OpenPlace) => {
    setWanted(id);
    if (rows.some((row) => row.id === id)) return;
    list.change({ page: Math.floor(at / (list.params.perPage ?? DEFAULT_PAGE_SIZE)) + 1 });
  };
}

/**
 * A volunteer's first page: the work in hand, the requests that wait for an answer, and the open requests in
 * their areas, as a list and on a map (rules 124, 168).
 */
export default function OpenPage() {
  const t = useText();
  const list = useList('/volunteer/application-open-requests', FILTERS, FITTING);
  const { categories, states, stateName } = useRequestOptions();
  const { rows, answered, busyId, gone, countRef, answer } = useAnswers(list);
  const reach = useReach(list, rows);
  const asked = rows.filter((row) => row.is_asked && row.obstacle_kind !== 'busy');
  const afterWork = rows.filter((row) => row.obstacle_kind === 'busy').length;
  const isDesk = useWide(DESK_PX);
  const [isMapWanted, setMapWanted] = useState(false);
  const map = (
    <div className="side-by-side__map">
      <Suspense fallback={<Spinner />}>
        <AreaMap
          params={list.params}
          answered={answered}
          placeOf={(request) => placeOf(request, stateName)}
          onChoose={reach}
        />
      </Suspense>
    </div>
  );
  const cards = (
    <CardList
      list={list}
      rows={rows}
      countRef={countRef}
      empty={<NothingOpen isFiltered={isFiltered(list)} />}
    >
      {(request) => (
        <OpenCard
          request={request}
          stateName={stateName}
          isBusy={busyId === request.id}
          isObstacleKnown={afterWork > 1 && request.obstacle_kind === 'busy'}
          onAnswer={(isYes) => answer(request, isYes)}
        />
      )}
    </CardList>
  );
  const requests = (
    <>
      <div className="request-tools">
        <Filters
          list={list}
          hasCity
          selects={[
            { name: 'categories', label: t('volunteering.category'), choices: categories },
            { name: 'state', label: t('volunteering.state'), choices: states },
          ]}
        />
        {!isDesk && (
          <Button kind="secondary" aria-pressed={isMapWanted} onClick={() => setMapWanted(!isMapWanted)}>
            {t('volunteering.showMap')}
          </Button>
        )}
      </div>
      {afterWork > 1 && <AfterWork />}
      {gone !== null && (
        <Alert tone="waiting" isUrgent>
          <p>{gone}</p>
        </Alert>
      )}
      <div className={isDesk ? 'side-by-side' : 'stack'}>
        {!isDesk && isMapWanted && map}
        <div className="stack">
          {cards}
          <Suspense>
            <UnfitRequests
              filters={list.params.filters ?? NO_FILTERS}
              search={list.params.search ?? ''}
              stateName={stateName}
              busyId={busyId}
              onAnswer={answer}
              onChanged={list.reload}
            />
          </Suspense>
        </div>
        {isDesk && map}
      </div>
    </>
  );
  return (
    <div className="page">
      <Greeting
        hello={list.helpedThisMonth > 0 ? t('volunteering.helped', { count: list.helpedThisMonth }) : null}
      >
        {t('volunteering.openTitle')}
      </Greeting>
      <UnreadNotice />
      <InHand />
      <WaitingLine count={asked.length} onShow={() => asked[0] && showCard(asked[0])} />
      <HoursLine />
      <p>{t('volunteering.openIntro')}</p>
      <AccountAlert />
      {list.waitingNear !== null && (
        <Suspense>
          <PoliceNotice />
        </Suspense>
      )}
      {list.waitingNear === null ? requests : <WaitingNear count={list.waitingNear} />}
    </div>
  );
}

function NothingOpen({ isFiltered: hasFilters }: { isFiltered: boolean }) {
  const t = useText();
  return (
    <EmptyState icon="hands" title={t('volunteering.openEmptyTitle')}>
      <p>{t(hasFilters ? 'volunteering.openEmptyFiltered' : 'volunteering.openEmptyText')}</p>
      {!hasFilters && (
        <Link className="standing-link" to={PAGES.Availability.path}>
          {t('menu.availability')}
        </Link>
      )}
    </EmptyState>
  );
}

/** Says once, for all requests below, that they can be taken on after the work in hand (rule 47). */
function AfterWork() {
  const t = useText();
  return (
    <p>
      {t('volunteering.afterWork')}{' '}
      <Link className="standing-link" to={PAGES.MyVolunteerBasket.path}>
        {t('volunteering.afterWorkLink')}
      </Link>
    </p>
  );
}

/**
 * For volunteers who may not see requests yet: how many people wait nearby, and what is needed to see their
 * requests (rule 82).
 */
function WaitingNear({ count }: { count: number }) {
  const t = useText();
  return (
    <Alert tone="waiting" title={t('volunteering.waitingNear', { count })}>
      <p>{t('volunteering.waitingNearText')}</p>
      <Link className="standing-link" to={PAGES.Profile.path}>
        {t('volunteering.waitingNearLink')}
      </Link>
    </Alert>
  );
}

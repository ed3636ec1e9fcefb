import { PAGES } from '@karov/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../../core/text.js';
import { useList } from '../../../core/use-list.js';
import { usePolling } from '../../../core/use-polling.js';
import { EmptyState } from '../../../design/card/empty-state.js';
import { Link } from '../../../design/link/link.js';
import { AccountAlert } from '../../../shared/account-alert.js';
import { PageHeading } from '../../../shared/page-heading.js';
import { CardList } from '../card-list.js';
import { isFiltered } from '../filtered.js';
import { Filters } from '../filters.js';
import { useRequestOptions } from '../request-options.js';
import { BasketCard } from './basket-card.js';
import { isUnderWay } from './basket-state.js';
import '../volunteering.css';

const FILTERS = ['status', 'categories', 'city', 'state'];
/** The interval of reloads: an approval, or a change by staff, becomes visible within this time. */
const LOOK_AGAIN_MS = 15_000;

/** The requests that the volunteer has taken on; the ones they declined are in the history (rule 124). */
export default function BasketPage() {
  const t = useText();
  const list = useList('/volunteer/application-users', FILTERS);
  const { categories, states, stateName } = useRequestOptions();
  const { rows, reload } = list;
  const isMoving = rows?.some(isUnderWay) ?? false;
  usePolling(
    useCallback(() => {
      if (isMoving) reload();
    }, [isMoving, reload]),
    LOOK_AGAIN_MS,
  );
  const countRef = useRef<HTMLHeadingElement>(null);
  const [gone, setGone] = useState(0);
  useEffect(() => {
    // The card of a request that was given back disappears, and with it the focused element.
    if (gone > 0) countRef.current?.focus();
  }, [gone]);
  const done = (isGone: boolean) => {
    if (isGone) setGone((last) => last + 1);
    reload();
  };
  const statuses = [
    { value: '', label: t('volunteering.takenOn') },
    { value: 'active', label: t('volunteering.active') },
    { value: 'ended', label: t('volunteering.ended') },
  ];
  return (
    <div className="page">
      <PageHeading>{t('volunteering.basketTitle')}</PageHeading>
      <p>{t('volunteering.basketIntro')}</p>
      <AccountAlert />
      <Filters
        list={list}
        hasCity
        selects={[
          { name: 'status', label: t('volunteering.status'), choices: statuses },
          { name: 'categories', label: t('volunteering.category'), choices: categories },
          { name: 'state', label: t('volunteering.state'), choices: states },
        ]}
      />
      <CardList
        list={list}
        rows={rows ?? []}
        countRef={countRef}
        keyOf={(row) => row.application_id}
        empty={
          <EmptyState icon="check" title={t('volunteering.basketEmptyTitle')}>
            <p>{t(isFiltered(list) ? 'volunteering.basketEmptyFiltered' : 'volunteering.basketEmptyText')}</p>
            <Link className="standing-link" to={PAGES.OpenVolunteering.path}>
              {t('volunteering.toOpen')}
            </Link>
          </EmptyState>
        }
      >
        {(row) => <BasketCard row={row} stateName={stateName} onDone={done} />}
      </CardList>
    </div>
  );
}

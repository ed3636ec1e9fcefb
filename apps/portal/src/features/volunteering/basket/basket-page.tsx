import { PAGES } from '@karov/domain';
import { useCallback } from 'react';
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

const FILTERS = ['status', 'categories'];
/** How soon an approval, or a change by staff, is visible. */
const LOOK_AGAIN_MS = 15_000;

/** The requests that the volunteer has taken on (rule 124). */
export default function BasketPage() {
  const t = useText();
  const list = useList('/volunteer/application-users', FILTERS);
  const { categories, stateName } = useRequestOptions();
  const { rows, reload } = list;
  const isMoving = rows?.some(isUnderWay) ?? false;
  usePolling(
    useCallback(() => {
      if (isMoving) reload();
    }, [isMoving, reload]),
    LOOK_AGAIN_MS,
  );
  const statuses = [
    { value: '', label: t('common.words.all') },
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
        selects={[
          { name: 'status', label: t('volunteering.status'), choices: statuses },
          { name: 'categories', label: t('volunteering.category'), choices: categories },
        ]}
      />
      <CardList
        list={list}
        rows={rows ?? []}
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
        {(row) => <BasketCard row={row} stateName={stateName} onDone={reload} />}
      </CardList>
    </div>
  );
}

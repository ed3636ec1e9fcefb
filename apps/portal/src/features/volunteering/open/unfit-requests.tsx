import type { ListParams, OpenApplication } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useCallback, useState } from 'react';
import { api } from '../../../core/api.js';
import { toastFailure } from '../../../core/failures.js';
import { showToast } from '../../../core/notices.js';
import { useText } from '../../../core/text.js';
import { useLoad } from '../../../core/use-load.js';
import { Button } from '../../../design/button/button.js';
import { Link } from '../../../design/link/link.js';
import { FoldedSection } from '../../../design/section/folded-section.js';
import { OpenCard } from './open-card.js';

/**
 * The maximum number shown: enough for an impression; the actions above the requests apply to all of them.
 */
const SHOWN = 20;

interface UnfitRequestsProps {
  /** the filters of the list above */
  filters: NonNullable<ListParams['filters']>;
  search: string;
  stateName: (key: string) => string;
  busyId: number | null;
  onAnswer: (request: OpenApplication, isYes: boolean) => void;
  /** called when the volunteer has changed what they take on */
  onChanged: () => void;
}

/**
 * The requests that the volunteer's registration rules out, folded, with the one action that would include
 * them.
 */
export default function UnfitRequests({
  filters,
  search,
  stateName,
  busyId,
  onAnswer,
  onChanged,
}: UnfitRequestsProps) {
  const t = useText();
  const load = useCallback(
    (signal: AbortSignal) =>
      api.list(
        '/volunteer/application-open-requests',
        { page: 1, perPage: SHOWN, search, filters: { ...filters, fits: '0' } },
        signal,
      ),
    [filters, search],
  );
  const { data, reload } = useLoad(load);
  const rows = data?.data ?? [];
  if (rows.length === 0) return null;
  const changed = () => {
    reload();
    onChanged();
  };
  return (
    <FoldedSection title={t('volunteering.unfit', { count: data?.meta.total ?? rows.length })}>
      <WayAct rows={rows} onChanged={changed} />
      {rows.some((row) => row.obstacle_kind === 'vehicle') && (
        <p>
          {t('volunteering.unfitVehicle')}{' '}
          <Link to={PAGES.Contact.path}>{t('volunteering.unfitVehicleAct')}</Link>
        </p>
      )}
      <ul className="requests">
        {rows.map((request) => (
          <li key={request.id}>
            <OpenCard
              request={request}
              stateName={stateName}
              isBusy={busyId === request.id}
              onAnswer={(isYes) => onAnswer(request, isYes)}
            />
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}

/** A button that widens what the volunteer takes on; the list above then includes these requests. */
function WayAct({ rows, onChanged }: { rows: readonly OpenApplication[]; onChanged: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const other = rows.find((row) => row.obstacle_kind === 'helpType');
  if (!other) return null;
  const widen = async () => {
    await api.act('PATCH', '/volunteer/availability/way', { body: { way_to_provide_help: 'both' } });
    showToast('done', t('volunteering.unfitWayDone'));
    onChanged();
  };
  const press = () => {
    setBusy(true);
    widen()
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  const isByPhone = other.help_type === 'phone';
  return (
    <div className="stack">
      <p>{t(isByPhone ? 'volunteering.unfitOnSite' : 'volunteering.unfitPhone')}</p>
      <Button kind="secondary" isBusy={isBusy} onClick={press}>
        {t(isByPhone ? 'volunteering.unfitOnSiteAct' : 'volunteering.unfitPhoneAct')}
      </Button>
    </div>
  );
}

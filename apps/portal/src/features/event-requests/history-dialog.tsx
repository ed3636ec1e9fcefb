import type { ActivityEntry } from '@karov/api-client';
import { type Approval, EVENT_USER_STATUSES, PROGRESS_STEPS } from '@karov/domain';
import { useCallback } from 'react';
import { api } from '../../core/api.js';
import { formatDateTime } from '../../core/dates.js';
import { type Key, type Translate, useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Button } from '../../design/button/button.js';
import { Dialog } from '../../design/dialog/dialog.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';

const APPROVAL_WORDS: Readonly<Record<Approval, Key>> = {
  0: 'common.approval.waiting',
  1: 'common.approval.approved',
  2: 'common.approval.declined',
};

/** A status in words; a status of another kind is shown as it is. */
function statusWord(t: Translate, status: string): string {
  const step = PROGRESS_STEPS.find((name) => name === status);
  if (step) return t(`common.progress.${step}`);
  const known = EVENT_USER_STATUSES.find((name) => name === status);
  return known ? t(`common.eventUserStatus.${known}`) : status;
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const t = useText();
  const { new_values: values, actor, system_note, created_at } = entry;
  return (
    <li>
      <time className="ltr" dateTime={created_at}>
        {formatDateTime(created_at)}
      </time>
      <div>{t('requests.historyStatus', { status: statusWord(t, values.status) })}</div>
      <div>{t('requests.historyApproval', { approval: t(APPROVAL_WORDS[values.is_approved]) })}</div>
      {actor && <div>{t('requests.historyBy', { name: actor })}</div>}
      {system_note && <div>{system_note}</div>}
    </li>
  );
}

/** The history of one request, step by step (rule 124). */
export default function HistoryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText();
  const load = useCallback(
    (signal: AbortSignal): Promise<ActivityEntry[]> =>
      api.get('/activity-log/event/user/request/{id}', { params: { path: { id } }, signal }),
    [id],
  );
  const { data, error, isLoading, reload } = useLoad(load);
  return (
    <Dialog title={t('requests.historyTitle')} onClose={onClose}>
      <div className="stack">
        {isLoading && <Spinner />}
        {error !== null && !isLoading && <LoadFailure text={t('requests.failed')} onRetry={reload} />}
        {data?.length === 0 && <p>{t('requests.historyEmpty')}</p>}
        {data !== null && data.length > 0 && (
          <ol className="history">
            {data.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
        <Button kind="secondary" onClick={onClose}>
          {t('common.words.close')}
        </Button>
      </div>
    </Dialog>
  );
}

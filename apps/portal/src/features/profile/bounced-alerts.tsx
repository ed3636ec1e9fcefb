import type { BouncedChannel } from '@karov/api-client';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';

const loadBounced = (): Promise<BouncedChannel[]> => api.get('/auth/bounces');

function BouncedAlert({ channel, onTried }: { channel: BouncedChannel['channel']; onTried: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    await api.act('POST', '/auth/bounces', { body: { channel } });
    showToast('done', t('profile.alerts.bounced.tried'));
    onTried();
  };
  const press = () => {
    setBusy(true);
    retry()
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Alert tone="waiting" title={t(`profile.alerts.bounced.${channel}Title`)}>
      <p>{t(`profile.alerts.bounced.${channel}Text`)}</p>
      <Button kind="secondary" isBusy={isBusy} onClick={press}>
        {t(
          channel === 'email' ? 'profile.alerts.bounced.retryAddress' : 'profile.alerts.bounced.retryNumber',
        )}
      </Button>
    </Alert>
  );
}

/**
 * Lists the channels from which messages to the reader bounce, and what to do about it (rule 189). Renders
 * nothing if loading fails, because the rest of the profile is more important.
 */
export function BouncedAlerts() {
  const { data, reload } = useLoad(loadBounced);
  return (data ?? []).map(({ channel }) => <BouncedAlert key={channel} channel={channel} onTried={reload} />);
}

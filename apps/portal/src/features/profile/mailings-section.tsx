import type { OwnSubscriptions } from '@karov/api-client';
import { BROADCAST_CHANNELS, type BroadcastChannel } from '@karov/domain';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Checkbox } from '../../design/choices/checkbox.js';
import { FoldedSection } from '../../design/section/folded-section.js';

const loadSubscriptions = (): Promise<OwnSubscriptions> => api.get('/auth/subscriptions');

/** Lets the person stop and resume broadcasts (rule 31). */
export function MailingsSection() {
  const t = useText();
  const { data } = useLoad(loadSubscriptions);
  const [changed, setChanged] = useState<OwnSubscriptions | null>(null);
  const current = changed ?? data;
  if (!current) return null;
  const change = async (channel: BroadcastChannel, isWanted: boolean) => {
    const answer = await api.send('POST', '/auth/subscriptions', { body: { [channel]: isWanted ? 1 : 0 } });
    setChanged(answer.data);
    showToast('done', t('profile.mailings.saved'));
  };
  return (
    <FoldedSection title={t('profile.mailings.title')}>
      <p>{t('profile.mailings.text')}</p>
      {BROADCAST_CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          label={t(`profile.mailings.${channel}`)}
          isChecked={current[channel]}
          onChange={(isWanted) => void change(channel, isWanted).catch(toastFailure)}
        />
      ))}
    </FoldedSection>
  );
}

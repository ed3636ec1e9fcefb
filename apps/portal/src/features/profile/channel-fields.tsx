import type { Flag } from '@karov/api-client';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { CheckboxGroup } from '../../design/choices/checkbox-group.js';
import { CHANNELS, type Details, isReachable } from './details.js';

const LABELS = {
  is_phone: 'profile.details.phone',
  is_wp: 'common.channel.whatsapp',
  is_sms: 'common.channel.sms',
  is_email: 'common.channel.email',
} as const;

interface ChannelFieldsProps {
  details: Details;
  set: (name: (typeof CHANNELS)[number], value: Flag) => void;
}

/**
 * The fields that say how a person may be reached; if there is no channel for messages, a warning explains
 * the consequences (rule 31).
 */
export function ChannelFields({ details, set }: ChannelFieldsProps) {
  const t = useText();
  const chosen = CHANNELS.filter((name) => details[name] === 1);
  const change = (values: readonly (typeof CHANNELS)[number][]) => {
    for (const name of CHANNELS) {
      const flag = values.includes(name) ? 1 : 0;
      if (flag !== details[name]) set(name, flag);
    }
  };
  return (
    <>
      <CheckboxGroup
        label={t('profile.details.channels')}
        values={chosen}
        entries={CHANNELS.map((value) => ({ value, label: t(LABELS[value]) }))}
        onChange={change}
      />
      <div role="status">
        {!isReachable(details) && (
          <Alert tone="waiting" title={t('profile.details.noChannelTitle')}>
            <p>{t('profile.details.noChannelText')}</p>
          </Alert>
        )}
      </div>
    </>
  );
}

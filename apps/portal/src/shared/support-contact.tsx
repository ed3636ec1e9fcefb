import { formatPhone, isolated } from '@karov/domain';
import { useSession } from '@karov/web';
import { useConfig } from '../core/config.js';
import { useText } from '../core/text.js';

/**
 * Ways to reach the support desk (rule 112), if known; for people who do not call, writing comes first (rule
 * 215).
 */
export function SupportContact() {
  const t = useText();
  const writes = useSession()?.writes === true;
  const support = useConfig()?.support;
  if (!support) return null;
  const { phone, email, hours } = support;
  const ways = [
    { address: `tel:${phone}`, shown: phone && formatPhone(phone) },
    { address: `mailto:${email}`, shown: email },
  ].filter(({ shown }) => shown !== '');
  return (
    <ul className="support">
      {(writes ? ways.toReversed() : ways).map(({ address, shown }) => (
        <li key={address}>
          <a className="ltr" href={address}>
            {shown}
          </a>
        </li>
      ))}
      {hours && <li>{t('shell.supportHours', { hours: isolated(hours) })}</li>}
    </ul>
  );
}

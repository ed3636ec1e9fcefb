import { formatPhone } from '@karov/domain';
import { useConfig } from '../core/config.js';
import { useText } from '../core/text.js';

/** Ways to reach the support desk (rule 112), as far as they are known. */
export function SupportContact() {
  const t = useText();
  const support = useConfig()?.support;
  if (!support) return null;
  const { phone, email, hours } = support;
  return (
    <ul className="support">
      {phone && (
        <li>
          <a className="ltr" href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a className="ltr" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {hours && <li>{t('shell.supportHours', { hours: `\u2066${hours}\u2069` })}</li>}
    </ul>
  );
}

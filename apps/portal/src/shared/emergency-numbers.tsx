import { useId } from 'react';
import type { ChatThread } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useConfig } from '../core/config.js';
import { useSession } from '../core/session.js';
import { useText } from '../core/text.js';
import { Icon } from '../design/icon/icon.js';
import { Link } from '../design/link/link.js';
import './emergency.css';

const NUMBERS = [
  { number: '100', name: 'emergency.police' },
  { number: '101', name: 'emergency.ambulance' },
  { number: '102', name: 'emergency.fire' },
] as const;

interface EmergencyNumbersProps {
  /** the conversation with staff about what is going on; without one, writing begins a new one with the desk */
  chat?: Pick<ChatThread, 'context' | 'context_id'> | null;
}

/** Police, ambulance and fire brigade, each one press away (rule 50); before them, for who writes and does not call, the ways to write (rule 215). */
export function EmergencyNumbers({ chat = null }: EmergencyNumbersProps) {
  const t = useText();
  const titleId = useId();
  const isWriting = useSession()?.writes === true;
  return (
    <section className="emergency" aria-labelledby={titleId}>
      <h2 id={titleId}>{t(isWriting ? 'emergency.titleInWriting' : 'emergency.title')}</h2>
      {isWriting && <WaysToWrite chat={chat} />}
      <ul className="emergency__list">
        {NUMBERS.map(({ number, name }) => (
          <li key={number}>
            <a className="emergency__call" href={`tel:${number}`} aria-label={t('emergency.call', { name: t(name), number })}>
              <Icon name="phone" />
              <span className="emergency__number">{number}</span>
              <span>{t(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaysToWrite({ chat }: Required<EmergencyNumbersProps>) {
  const t = useText();
  const titleId = useId();
  const email = useConfig()?.support.email;
  return (
    <div className="emergency__write" role="group" aria-labelledby={titleId}>
      <p id={titleId}>{t('emergency.inWriting')}</p>
      <Link className="button button--danger" to={chat ? `${PAGES.Messages.path}?${chat.context}_id=${chat.context_id}` : PAGES.Contact.path}>
        <Icon name="chat" />
        {t('emergency.writeStaff')}
      </Link>
      {email && (
        <a className="standing-link" href={`mailto:${email}`} aria-label={t('emergency.writeMail', { email })}>
          <bdi className="ltr">{email}</bdi>
        </a>
      )}
    </div>
  );
}

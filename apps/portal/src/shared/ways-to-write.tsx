import type { ChatThread } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useId } from 'react';
import { useConfig } from '../core/config.js';
import { useText } from '../core/text.js';
import { Icon } from '../design/icon/icon.js';
import { Link } from '../design/link/link.js';

export interface WaysToWriteProps {
  /** the conversation with staff about the current matter; null starts a new conversation with the desk */
  chat: Pick<ChatThread, 'context' | 'context_id'> | null;
}

/** Links to write to the team: about the current matter, otherwise to the desk; and by e-mail (rule 215). */
export default function WaysToWrite({ chat }: WaysToWriteProps) {
  const t = useText();
  const titleId = useId();
  const email = useConfig()?.support.email;
  return (
    <div className="emergency__write" role="group" aria-labelledby={titleId}>
      <p id={titleId}>{t('emergency.inWriting')}</p>
      <Link
        className="button button--secondary"
        to={chat ? `${PAGES.Messages.path}?${chat.context}_id=${chat.context_id}` : PAGES.Contact.path}
      >
        <Icon name="chat" />
        {t('emergency.writeStaff')}
      </Link>
      {email && (
        <a className="standing-link" href={`mailto:${email}`}>
          <bdi className="ltr">{email}</bdi>
        </a>
      )}
    </div>
  );
}

import { formatDateTime } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { Icon } from '../../design/icon/icon.js';
import type { Received } from './fold-messages.js';
import { plainText, SafeHtml } from './safe-html.js';

const SENDER = /^(קרוב|Karov)[:,]\s*/;

/** One message: a line with its day and its beginning, opened to be read whole. */
export function ReceivedMessage({ message }: { message: Received }) {
  const t = useText();
  const at = formatDateTime(message.created_at);
  const channels = message.channels.map((channel) => t(`common.channel.${channel}`)).join(', ');
  return (
    <li>
      <details className="received__message">
        <summary className="received__line">
          <span className="ltr received__day">{at.slice(0, 5)}</span>
          <bdi className="received__beginning">{plainText(message.message).replace(SENDER, '')}</bdi>
          <Icon name="down" />
        </summary>
        <div className="received__whole">
          <p className="received__when">{t('notifications.received', { at: `\u2066${at}\u2069`, channels })}</p>
          <div className="received__text" dir="auto">
            <SafeHtml html={message.message} />
          </div>
        </div>
      </details>
    </li>
  );
}

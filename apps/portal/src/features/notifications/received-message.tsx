import { localTime } from '@karov/domain';
import { useText } from '../../core/text.js';
import type { Received } from './fold-messages.js';
import { SafeHtml } from './safe-html.js';

/** One message in its original words, with its time and channels, but without delivery states. */
export function ReceivedMessage({
  message: { created_at: createdAt, message, channels },
}: {
  message: Received;
}) {
  const t = useText();
  const ways = channels.map((channel) => t(`common.channel.${channel}`)).join(', ');
  return (
    <li className="received__message">
      <p className="received__when">
        <time className="ltr" dateTime={createdAt}>
          {localTime(new Date(createdAt))}
        </time>
        {` · ${ways}`}
      </p>
      <div className="received__text" dir="auto">
        <SafeHtml html={message} />
      </div>
    </li>
  );
}

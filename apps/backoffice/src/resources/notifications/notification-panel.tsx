import type { NotificationRow } from '@karov/api-client';
import { formatPhone, isolated, messageFault } from '@karov/domain';
import { useLocale } from '@karov/web';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { messageStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { exactTime } from '../../shared/time.js';
import { Facts } from '../../shared/ui/facts.js';
import { SidePanel } from '../../shared/ui/side-panel.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { MessageText } from './message-text.js';
import { NotificationAbout } from './notification-about.js';
import { costWords } from './notification-words.js';

/** A complete message, which the list shortens, and how it was delivered (rules 184, 190). */
export function NotificationPanel({ row, onClose }: { row: NotificationRow; onClose: () => void }) {
  const text = useText();
  const locale = useLocale();
  const number = isolated(formatPhone(row.send_to));
  const isAboutSomething = row.application_id !== null || row.event_id !== null || row.broadcast_id !== null;
  const person = row.receiver_id !== null && row.receiver_name && (
    <Link component={RouterLink} to={`/volunteers-menu/${row.receiver_id}`}>
      <bdi>{row.receiver_name}</bdi>
    </Link>
  );
  return (
    <SidePanel title={text('notifications.message_to', { number })} onClose={onClose}>
      <Facts
        facts={[
          [text('notifications.receiver'), person],
          [text('notifications.status'), <StatusChip key="status" {...messageStatus(row.status, text)} />],
          [
            text('notifications.error'),
            row.error &&
              `${text(`notifications.faults.${messageFault(row.error)}`)} (${isolated(row.error)})`,
          ],
          [text('notifications.channel'), text(`notifications.channels.${row.action_type}`)],
          [text('notifications.template'), row.template && <bdi key="template">{row.template}</bdi>],
          [text('notifications.attempts'), row.attempts > 0 && String(row.attempts)],
          [text('notifications.date'), <bdi key="date" dir="ltr">{`${row.date} ${row.time}`}</bdi>],
          [text('notifications.left_at'), row.sent_at && <bdi dir="ltr">{exactTime(row.sent_at)}</bdi>],
          [text('notifications.cost'), costWords(row, text, locale)],
          [text('notifications.about'), isAboutSomething && <NotificationAbout key="about" row={row} />],
          [text('notifications.content'), <MessageText key="content" html={row.message} />],
        ]}
      />
    </SidePanel>
  );
}

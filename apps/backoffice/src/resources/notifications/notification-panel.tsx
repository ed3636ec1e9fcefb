import type { NotificationRow } from '@karov/api-client';
import { formatPhone } from '@karov/domain';
import { messageStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { Facts } from '../../shared/ui/facts.js';
import { SidePanel } from '../../shared/ui/side-panel.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TypedText } from '../../shared/ui/typed-text.js';
import { MessageText } from './message-text.js';

/** A message in whole, of which the list shows the beginning. */
export function NotificationPanel({ row, onClose }: { row: NotificationRow; onClose: () => void }) {
  const text = useText();
  const number = `\u2066${formatPhone(row.send_to)}\u2069`;
  return (
    <SidePanel title={text('notifications.message_to', { number })} onClose={onClose}>
      <Facts
        facts={[
          [text('notifications.status'), <StatusChip key="status" {...messageStatus(row.status, text)} />],
          [text('notifications.error'), row.error && <TypedText key="error">{row.error}</TypedText>],
          [text('notifications.date'), <bdi key="date" dir="ltr">{`${row.date} ${row.time}`}</bdi>],
          [text('notifications.content'), <MessageText key="content" html={row.message} />],
        ]}
      />
    </SidePanel>
  );
}

import type { ContactRow } from '@karov/api-client';
import { formatPhone } from '@karov/domain';
import { Link } from '@mui/material';
import { useText } from '../../shared/text.js';
import { Facts } from '../../shared/ui/facts.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { SidePanel } from '../../shared/ui/side-panel.js';
import { TypedText } from '../../shared/ui/typed-text.js';

/** What somebody wrote to the support desk in whole, of which the list shows the beginning, and how they are reached. */
export function ContactPanel({ row, onClose }: { row: ContactRow; onClose: () => void }) {
  const text = useText();
  const { sender } = row;
  return (
    <SidePanel title={row.subject} onClose={onClose}>
      <Facts
        facts={[
          [text('contacts.sender'), sender.full_name],
          [text('words.phone'), sender.phone !== '' && <bdi dir="ltr">{formatPhone(sender.phone)}</bdi>],
          [
            text('words.email'),
            sender.email !== '' && (
              <Link href={`mailto:${sender.email}`} dir="ltr">
                {sender.email}
              </Link>
            ),
          ],
          [text('contacts.created'), <RelativeTime key="created" at={row.created_at} />],
          [
            text('contacts.message'),
            <span key="message" style={{ whiteSpace: 'pre-wrap' }}>
              <TypedText>{row.message}</TypedText>
            </span>,
          ],
        ]}
      />
    </SidePanel>
  );
}

import type { ContactRow } from '@karov/api-client';
import { Link, Stack } from '@mui/material';
import { contactStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { Facts } from '../../shared/ui/facts.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { PhoneNumber } from '../../shared/ui/phone.js';
import { SidePanel } from '../../shared/ui/side-panel.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { ContactActs } from './contact-acts.js';
import { useContactThread } from './contact-calls.js';
import { ContactReplies } from './contact-replies.js';

/** A whole conversation with the support desk, how to reach its sender, and the desk's actions (rule 187). */
export function ContactPanel({ row, onClose }: { row: ContactRow; onClose: () => void }) {
  const text = useText();
  const { data, isError, refetch } = useContactThread(row.id);
  const { sender, state, answered_by: answeredBy } = data ?? row;
  return (
    <SidePanel title={row.subject} onClose={onClose}>
      <Stack spacing={2}>
        <Facts
          facts={[
            [text('contacts.sender'), sender.full_name],
            [text('words.phone'), sender.phone !== '' && <PhoneNumber number={sender.phone} />],
            [
              text('words.email'),
              sender.email !== '' && (
                <Link href={`mailto:${sender.email}`} dir="ltr">
                  {sender.email}
                </Link>
              ),
            ],
            [text('contacts.state'), <StatusChip key="state" isShort {...contactStatus(state, text)} />],
            [text('contacts.answered_by'), answeredBy],
          ]}
        />
        {isError && <LoadFailure onRetry={() => void refetch()} />}
        {!data && !isError && <Loading />}
        {data && (
          <>
            <ContactReplies thread={data} />
            <ContactActs thread={data} />
          </>
        )}
      </Stack>
    </SidePanel>
  );
}

import type { NotificationRow } from '@karov/api-client';
import { formatPhone, messageFault } from '@karov/domain';
import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { messageStatus } from '../../shared/status.js';
import type { Column } from '../../shared/table/column.js';
import type { Translate } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { MessageText } from './message-text.js';
import { NotificationAbout } from './notification-about.js';
import { costWords } from './notification-words.js';

/** The recipient: the number, and the person with a link to their card if the reader may know them. */
function Receiver({ row: { receiver_id: id, receiver_name: name, send_to: to } }: { row: NotificationRow }) {
  return (
    <Stack>
      <bdi dir="ltr">{formatPhone(to)}</bdi>
      {id !== null && name && (
        <Link
          component={RouterLink}
          to={`/volunteers-menu/${id}`}
          sx={{ alignSelf: 'start', minBlockSize: 24 }}
        >
          <bdi>{name}</bdi>
        </Link>
      )}
    </Stack>
  );
}

function State({ row, text }: { row: NotificationRow; text: Translate }) {
  return (
    <Stack useFlexGap spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <StatusChip isShort {...messageStatus(row.status, text)} />
      {row.error && <TwoLines>{text(`notifications.faults.${messageFault(row.error)}`)}</TwoLines>}
      {row.attempts > 1 && (
        <Typography variant="body2" color="text.secondary">
          {text('notifications.attempts_count', { count: row.attempts })}
        </Typography>
      )}
    </Stack>
  );
}

/** The columns from the specification (rule 137), and those of rule 190. */
export function notificationColumns(text: Translate, locale: string): Column<NotificationRow>[] {
  return [
    {
      key: 'send_to',
      label: text('notifications.sent_to'),
      sortField: 'send_to',
      render: (row) => <Receiver row={row} />,
    },
    {
      key: 'receiver_type',
      label: text('notifications.type'),
      render: (row) => row.receiver_type.map((role) => text(`common.receivers.${role}`)).join(', '),
    },
    {
      key: 'date',
      label: text('notifications.date'),
      sortField: 'created_at',
      render: (row) => (
        <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
          {row.date}
        </Box>
      ),
    },
    { key: 'time', label: text('notifications.time'), render: (row) => <bdi dir="ltr">{row.time}</bdi> },
    {
      key: 'action_type',
      label: text('notifications.channel'),
      sortField: 'action_type',
      render: (row) => <bdi dir="ltr">{row.action_type.toUpperCase()}</bdi>,
    },
    {
      key: 'message',
      label: text('notifications.content'),
      width: '32%',
      render: (row) => (
        <TwoLines>
          <MessageText html={row.message} />
        </TwoLines>
      ),
    },
    { key: 'about', label: text('notifications.about'), render: (row) => <NotificationAbout row={row} /> },
    {
      key: 'status',
      label: text('notifications.status'),
      sortField: 'status',
      render: (row) => <State row={row} text={text} />,
    },
    {
      key: 'cost',
      label: text('notifications.cost'),
      render: (row) => <Box sx={{ minInlineSize: '5rem' }}>{costWords(row, text, locale)}</Box>,
    },
  ];
}

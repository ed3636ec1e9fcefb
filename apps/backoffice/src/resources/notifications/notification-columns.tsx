import type { NotificationRow } from '@karov/api-client';
import { formatPhone, messageFault } from '@karov/domain';
import { Box, Link, Stack, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Col } from '../../kit/col.js';
import { messageStatus } from '../../shared/status.js';
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
export function notificationColumns(text: Translate, locale: string): ReactElement[] {
  return [
    <Col<NotificationRow>
      key="send_to"
      source="send_to"
      label="notifications.sent_to"
      render={(row) => <Receiver row={row} />}
    />,
    <Col<NotificationRow>
      key="receiver_type"
      source="receiver_type"
      label="notifications.type"
      disableSort
      render={(row) => row.receiver_type.map((role) => text(`receivers.${role}`)).join(', ')}
    />,
    <Col<NotificationRow>
      key="date"
      source="created_at"
      label="notifications.date"
      render={(row) => (
        <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
          {row.date}
        </Box>
      )}
    />,
    <Col<NotificationRow>
      key="time"
      source="time"
      label="notifications.time"
      disableSort
      render={(row) => <bdi dir="ltr">{row.time}</bdi>}
    />,
    <Col<NotificationRow>
      key="action_type"
      source="action_type"
      label="notifications.channel"
      render={(row) => <bdi dir="ltr">{row.action_type.toUpperCase()}</bdi>}
    />,
    <Col<NotificationRow>
      key="message"
      source="message"
      label="notifications.content"
      disableSort
      width="32%"
      render={(row) => (
        <TwoLines>
          <MessageText html={row.message} />
        </TwoLines>
      )}
    />,
    <Col<NotificationRow>
      key="about"
      source="about"
      label="notifications.about"
      disableSort
      render={(row) => <NotificationAbout row={row} />}
    />,
    <Col<NotificationRow>
      key="status"
      source="status"
      label="notifications.status"
      render={(row) => <State row={row} text={text} />}
    />,
    <Col<NotificationRow>
      key="cost"
      source="cost"
      label="notifications.cost"
      disableSort
      render={(row) => <Box sx={{ minInlineSize: '5rem' }}>{costWords(row, text, locale)}</Box>}
    />,
  ];
}

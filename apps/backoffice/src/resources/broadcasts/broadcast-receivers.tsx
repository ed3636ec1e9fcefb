import type { BroadcastReceiver, BroadcastRow } from '@karov/api-client';
import { formatPhone, NOTIFICATION_STATUSES, type NotificationStatus } from '@karov/domain';
import { Box, Link, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type ReactElement, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { messageStatus } from '../../shared/status.js';
import { type Translate, useText } from '../../shared/text.js';
import { formatSpan } from '../../shared/time.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Pager } from '../../shared/ui/pager.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { BroadcastAnswered } from './broadcast-answered.js';
import { isUnderWay, reasonWords } from './broadcast-look.js';

const PER_PAGE = 50;
const REFRESH_MS = 3000;
const MS = 1000;

function columnsOf(text: Translate): ReactElement[] {
  return [
    <Col<BroadcastReceiver>
      key="full_name"
      source="full_name"
      label="broadcasts.person"
      disableSort
      render={({ user_id, full_name }) =>
        user_id === null ? (
          ''
        ) : (
          <Link component={RouterLink} to={`/volunteers-menu/${user_id}`}>
            <bdi>{full_name}</bdi>
          </Link>
        )
      }
    />,
    <Col<BroadcastReceiver>
      key="send_to"
      source="send_to"
      label="broadcasts.sent_to"
      disableSort
      render={({ send_to }) => <bdi dir="ltr">{formatPhone(send_to)}</bdi>}
    />,
    <Col<BroadcastReceiver>
      key="status"
      source="status"
      label="broadcasts.state"
      disableSort
      render={({ status }) => <StatusChip isShort {...messageStatus(status, text)} />}
    />,
    <Col<BroadcastReceiver>
      key="answered_at"
      source="answered_at"
      label="broadcasts.answer"
      disableSort
      render={({ sent_at: sent, answered_at: at }) =>
        sent && at
          ? text('broadcasts.answered_after', {
              duration: formatSpan((Date.parse(at) - Date.parse(sent)) / MS),
            })
          : ''
      }
    />,
    <Col<BroadcastReceiver>
      key="error"
      source="error"
      label="broadcasts.error"
      disableSort
      render={({ error }) => (error === null ? '' : reasonWords(error, text))}
    />,
  ];
}

/** The recipients of a broadcast, by result. */
export function BroadcastReceivers({ broadcast }: { broadcast: BroadcastRow }) {
  const text = useText();
  const [status, setStatus] = useState<NotificationStatus | null>(null);
  const [page, setPage] = useState(1);
  const columns = useMemo(() => columnsOf(text), [text]);
  const { id, counts } = broadcast;
  const receivers = useRead({
    key: ['broadcast', id, 'receivers', status, page],
    keepsLast: true,
    refetchInterval: isUnderWay(broadcast) ? REFRESH_MS : false,
    read: (signal) =>
      api.list(
        `/${currentArea()}/broadcasts/{id}/receivers`,
        { page, perPage: PER_PAGE, filters: status === null ? {} : { status }, path: { id } },
        signal,
      ),
  });
  const choose = (chosen: NotificationStatus | null) => {
    setStatus(chosen);
    setPage(1);
  };
  return (
    <Box component="section" aria-label={text('broadcasts.receivers')}>
      <Typography variant="h2">{text('broadcasts.receivers')}</Typography>
      {broadcast.type !== 'email' && <BroadcastAnswered broadcast={broadcast} />}
      <Stack spacing={1}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={status}
          aria-label={text('broadcasts.result')}
          onChange={(_event, chosen: NotificationStatus | null) => choose(chosen)}
          sx={{ flexWrap: 'wrap' }}
        >
          {NOTIFICATION_STATUSES.filter((one) => counts[one] > 0).map((one) => (
            <ToggleButton key={one} value={one}>
              {messageStatus(one, text).label}: {counts[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {receivers.isError && !receivers.data && <LoadFailure onRetry={() => void receivers.refetch()} />}
        {!receivers.isError && (
          <DataTable
            caption={text('broadcasts.receivers')}
            rows={receivers.data?.data ?? []}
            isPending={receivers.isPending}
          >
            {columns}
          </DataTable>
        )}
        {receivers.data && (
          <Pager
            of={text('broadcasts.receivers')}
            page={page}
            perPage={PER_PAGE}
            total={receivers.data.meta.total}
            onPage={setPage}
          />
        )}
      </Stack>
    </Box>
  );
}

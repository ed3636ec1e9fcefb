import type { BroadcastRow } from '@karov/api-client';
import { NOTIFICATION_STATUSES } from '@karov/domain';
import { Link } from '@mui/material';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { currentArea } from '../../shared/area.js';
import { messageStatus } from '../../shared/status.js';
import type { Column } from '../../shared/table/column.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { TypedText } from '../../shared/ui/typed-text.js';
import { broadcastState } from './broadcast-look.js';

const REFRESH_MS = 10_000;
const pathOf = (id: number): string => `/broadcasts/${id}`;

/** Returns the results in words, each with its number. */
function resultWords({ counts }: BroadcastRow, text: Translate): string {
  return NOTIFICATION_STATUSES.filter((status) => counts[status] > 0)
    .map((status) => `${messageStatus(status, text).label}: ${counts[status]}`)
    .join(' · ');
}

function columnsOf(text: Translate): Column<BroadcastRow>[] {
  return [
    {
      key: 'message',
      label: text('broadcasts.message'),
      width: '35%',
      render: ({ id, message }) => (
        <TwoLines>
          <Link component={RouterLink} to={pathOf(id)}>
            <TypedText>{message}</TypedText>
          </Link>
        </TwoLines>
      ),
    },
    {
      key: 'type',
      label: text('broadcasts.channel'),
      render: ({ type }) => text(`broadcasts.channels.${type}`),
    },
    {
      key: 'state',
      label: text('broadcasts.state'),
      render: ({ state }) => <StatusChip isShort {...broadcastState(state, text)} />,
    },
    { key: 'receivers', label: text('broadcasts.receivers'), render: ({ receivers }) => receivers },
    { key: 'result', label: text('broadcasts.result'), render: (row) => resultWords(row, text) },
    {
      key: 'sender',
      label: text('broadcasts.sender'),
      render: ({ sender }) => <bdi>{sender?.full_name ?? ''}</bdi>,
    },
    {
      key: 'created_at',
      label: text('broadcasts.created'),
      sortField: 'created_at',
      render: ({ created_at }) => <RelativeTime at={created_at} />,
    },
  ];
}

/** Broadcasts, newest first, with their results (rule 175). */
export function BroadcastList() {
  const text = useText();
  const navigate = useNavigate();
  const columns = useMemo(() => columnsOf(text), [text]);
  return (
    <ListPage<BroadcastRow>
      resource="broadcasts"
      title={text('broadcasts.title')}
      intro={text('broadcasts.intro')}
      actions={<ExportList path={`/${currentArea()}/broadcasts`} title={text('broadcasts.title')} />}
      refreshMs={REFRESH_MS}
      columns={columns}
      empty={{ title: text('broadcasts.empty'), hint: text('broadcasts.empty_hint') }}
      onRowClick={({ id }) => void navigate(pathOf(id))}
    />
  );
}

import type { BroadcastRow } from '@karov/api-client';
import { NOTIFICATION_STATUSES } from '@karov/domain';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { List } from '../../kit/list.js';
import { currentArea } from '../../shared/area.js';
import { type AudienceChoice, foundPeople } from '../../shared/broadcast/audience.js';
import { SendMessage } from '../../shared/broadcast/send-message.js';
import { messageStatus } from '../../shared/status.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
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

/** To whom a message can go from here: everybody within the writer's reach, or those of a role. */
const audiences = (text: Translate): AudienceChoice[] => [
  {
    id: 'volunteer',
    label: text('broadcasts.all_volunteers'),
    audience: foundPeople({ role: 'volunteer' }, ''),
  },
  { id: 'user', label: text('broadcasts.all_seekers'), audience: foundPeople({ role: 'user' }, '') },
  { id: 'everybody', label: text('broadcasts.everybody'), audience: foundPeople({}, '') },
];

/** Broadcasts, newest first, with their results, and a way to write one (rule 175). */
export function BroadcastList() {
  const text = useText();
  return (
    <List
      resource="broadcasts"
      title={text('broadcasts.title')}
      intro={text('broadcasts.intro')}
      actions={
        <>
          <SendMessage choices={audiences(text)} />
          <ExportList path={`/${currentArea()}/broadcasts`} title={text('broadcasts.title')} />
        </>
      }
      refreshMs={REFRESH_MS}
      empty={{ title: text('broadcasts.empty'), hint: text('broadcasts.empty_hint') }}
    >
      <DataTable<BroadcastRow> caption={text('broadcasts.title')} rowClick={(id) => `/broadcasts/${id}`}>
        <Col<BroadcastRow>
          source="message"
          label="broadcasts.message"
          disableSort
          width="35%"
          render={({ id, message }) => (
            <TwoLines>
              <Link component={RouterLink} to={pathOf(id)}>
                <TypedText>{message}</TypedText>
              </Link>
            </TwoLines>
          )}
        />
        <Col<BroadcastRow>
          source="type"
          label="broadcasts.channel"
          disableSort
          render={({ type }) => text(`broadcasts.channels.${type}`)}
        />
        <Col<BroadcastRow>
          source="state"
          label="broadcasts.state"
          disableSort
          render={({ state }) => <StatusChip isShort {...broadcastState(state, text)} />}
        />
        <Col source="receivers" label="broadcasts.receivers" disableSort />
        <Col<BroadcastRow>
          source="result"
          label="broadcasts.result"
          disableSort
          render={(row) => resultWords(row, text)}
        />
        <Col<BroadcastRow>
          source="sender"
          label="broadcasts.sender"
          disableSort
          render={({ sender }) => <bdi>{sender?.full_name ?? ''}</bdi>}
        />
        <Col<BroadcastRow>
          source="created_at"
          label="broadcasts.created"
          render={({ created_at }) => <RelativeTime at={created_at} />}
        />
      </DataTable>
    </List>
  );
}

import type { ReachRow } from '@karov/api-client';
import { type Channel, REACH_LEVELS } from '@karov/domain';
import { Link } from '@mui/material';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { ChoiceFilter } from '../../kit/filters.js';
import { List } from '../../kit/list.js';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { PhoneNumber } from '../../shared/ui/phone.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { ReachCounts } from './reach-counts.js';
import { ReachTest } from './reach-test.js';

const ROLES_SHOWN = ['user', 'volunteer'] as const;

/** The channels in words, or what is said where there is none. */
function Channels({ of, none = '' }: { of: readonly Channel[]; none?: string }) {
  const text = useText();
  return of.map((channel) => text(`notifications.channels.${channel}`)).join(', ') || none;
}

function Moment({ at }: { at: string | null }) {
  const text = useText();
  return at ? <RelativeTime at={at} /> : text('reach.never');
}

/** Returns the inputs by which the list is filtered. */
function useReachFilters(): ReactElement[] {
  const text = useText();
  const { data: states = [] } = useRead({
    key: ['user-states', currentArea()],
    read: (signal) => api.get(`/${currentArea()}/user/states`, { signal }),
  });
  const roles = ROLES_SHOWN.map((id) => ({ id, label: text(`receivers.${id}`) }));
  const levels = REACH_LEVELS.map((id) => ({ id, label: text(`reach.levels.${id}`) }));
  return [
    <ChoiceFilter key="state" source="state" label="users.region" choices={states} alwaysOn />,
    <ChoiceFilter key="role" source="role" label="users.roles" choices={roles} alwaysOn />,
    <ChoiceFilter key="level" source="level" label="reach.level" choices={levels} alwaysOn />,
  ];
}

/** The people whom messages would reach now, and those whom none would reach (rule 191). */
export function ReachList() {
  const text = useText();
  return (
    <List
      resource="reachability"
      title={text('reach.title')}
      intro={text('reach.intro')}
      actions={
        <>
          <ReachTest />
          <ExportList path={`/${currentArea()}/reachability`} title={text('reach.title')} />
        </>
      }
      hasSearch
      filters={useReachFilters()}
      aboveTable={<ReachCounts />}
      empty={{ title: text('reach.empty'), hint: text('reach.empty_hint') }}
    >
      <DataTable<ReachRow>
        caption={text('reach.title')}
        nameOf={({ full_name: name }) => name}
        bulkActionButtons={<></>}
      >
        <Col<ReachRow>
          source="full_name"
          label="reach.person"
          disableSort
          render={({ id, full_name: name }) => (
            <Link
              component={RouterLink}
              to={`/volunteers-menu/${id}`}
              sx={{ display: 'inline-block', minBlockSize: 24 }}
            >
              <bdi>{name}</bdi>
            </Link>
          )}
        />
        <Col<ReachRow>
          source="phone"
          label="reach.phone"
          disableSort
          render={({ phone }) => <PhoneNumber number={phone} />}
        />
        <Col<ReachRow>
          source="channels"
          label="reach.channels"
          disableSort
          render={({ channels }) => <Channels of={channels} none={text('reach.no_channel')} />}
        />
        <Col<ReachRow>
          source="bounced"
          label="reach.bounced"
          disableSort
          render={({ bounced }) => <Channels of={bounced} />}
        />
        <Col<ReachRow>
          source="last_delivered_at"
          label="reach.last_delivered"
          disableSort
          render={({ last_delivered_at: at }) => <Moment at={at} />}
        />
        <Col<ReachRow>
          source="last_answered_at"
          label="reach.last_answered"
          disableSort
          render={({ last_answered_at: at }) => <Moment at={at} />}
        />
      </DataTable>
    </List>
  );
}

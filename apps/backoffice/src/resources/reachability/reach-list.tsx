import type { ReachRow } from '@karov/api-client';
import { type Channel, ownValue, REACH_LEVELS } from '@karov/domain';
import { Checkbox, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import type { Column } from '../../shared/table/column.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { type FilterTools, ListPage } from '../../shared/ui/list-page.js';
import { PhoneNumber } from '../../shared/ui/phone.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { ReachCounts } from './reach-counts.js';
import { ReachTest } from './reach-test.js';

const ROLES_SHOWN = ['user', 'volunteer'] as const;

function columnsOf(
  text: Translate,
  ticked: ReadonlySet<number>,
  toggle: (id: number) => void,
): Column<ReachRow>[] {
  const names = (channels: readonly Channel[]): string =>
    channels.map((channel) => text(`notifications.channels.${channel}`)).join(', ');
  const moment = (at: string | null) => (at ? <RelativeTime at={at} /> : text('reach.never'));
  return [
    {
      key: 'select',
      label: text('reach.choose'),
      render: ({ id, full_name: name }) => (
        <Checkbox
          size="small"
          checked={ticked.has(id)}
          onChange={() => toggle(id)}
          slotProps={{ input: { 'aria-label': text('reach.tick', { name }) } }}
        />
      ),
    },
    {
      key: 'full_name',
      label: text('reach.person'),
      render: ({ id, full_name: name }) => (
        <Link
          component={RouterLink}
          to={`/volunteers-menu/${id}`}
          sx={{ display: 'inline-block', minBlockSize: 24 }}
        >
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { key: 'phone', label: text('reach.phone'), render: ({ phone }) => <PhoneNumber number={phone} /> },
    {
      key: 'channels',
      label: text('reach.channels'),
      render: ({ channels }) => names(channels) || text('reach.no_channel'),
    },
    { key: 'bounced', label: text('reach.bounced'), render: ({ bounced }) => names(bounced) },
    {
      key: 'last_delivered_at',
      label: text('reach.last_delivered'),
      render: ({ last_delivered_at: at }) => moment(at),
    },
    {
      key: 'last_answered_at',
      label: text('reach.last_answered'),
      render: ({ last_answered_at: at }) => moment(at),
    },
  ];
}

function ReachFilters({ values, set }: FilterTools) {
  const text = useText();
  const { data: states = [] } = useQuery({
    queryKey: ['user-states', currentArea()],
    queryFn: ({ signal }) => api.get(`/${currentArea()}/user/states`, { signal }),
  });
  const fields = [
    { name: 'state', label: text('users.region'), choices: states },
    {
      name: 'role',
      label: text('users.roles'),
      choices: ROLES_SHOWN.map((id) => ({ id, label: text(`common.receivers.${id}`) })),
    },
    {
      name: 'level',
      label: text('reach.level'),
      choices: REACH_LEVELS.map((id) => ({ id, label: text(`reach.levels.${id}`) })),
    },
  ];
  return fields.map(({ name, label, choices }) => (
    <SelectField
      key={name}
      label={label}
      value={ownValue(values, name) ?? ''}
      emptyLabel={text('common.words.all')}
      choices={choices}
      onChange={(change) => set(name, change.target.value)}
    />
  ));
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);
}

/** The people whom messages would reach now, and those whom none would reach (rule 191). */
export function ReachList() {
  const text = useText();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const columns = useMemo(
    () => columnsOf(text, ticked, (id) => setTicked((before) => toggled(before, id))),
    [text, ticked],
  );
  return (
    <ListPage<ReachRow>
      resource="reachability"
      title={text('reach.title')}
      intro={text('reach.intro')}
      actions={<ExportList path={`/${currentArea()}/reachability`} title={text('reach.title')} />}
      columns={columns}
      hasSearch
      filters={(tools) => <ReachFilters {...tools} />}
      aboveTable={
        <>
          <ReachCounts />
          <ReachTest ticked={ticked} />
        </>
      }
      empty={{ title: text('reach.empty'), hint: text('reach.empty_hint') }}
    />
  );
}

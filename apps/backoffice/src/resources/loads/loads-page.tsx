import type { VolunteerLoad } from '@karov/api-client';
import { Link, Stack, Typography } from '@mui/material';
import { Fragment, useMemo } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { Column } from '../../shared/table/column.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { Phone } from '../../shared/ui/phone.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { When } from '../../shared/ui/when.js';

const LISTS = ['idle', 'overused'] as const;
type LoadList = (typeof LISTS)[number];

function columnsOf(text: Translate): Column<VolunteerLoad>[] {
  return [
    {
      key: 'user',
      label: text('words.name'),
      render: (row) => (
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center' }}>
          <Link
            component={RouterLink}
            to={`/volunteers-menu/${row.id}`}
            aria-label={text('loads.open', { name: row.full_name })}
          >
            {row.full_name}
          </Link>
          <Phone of={row} />
        </Stack>
      ),
    },
    { key: 'city', label: text('coverage.place'), render: ({ city }) => city },
    { key: 'calls', label: text('loads.calls'), render: ({ calls }) => calls },
    { key: 'accepted', label: text('loads.accepted'), render: ({ accepted }) => accepted },
    {
      key: 'last',
      label: text('loads.last'),
      render: ({ last_called_at }) =>
        last_called_at === null ? text('loads.never') : <When at={last_called_at} />,
    },
    {
      key: 'obstacles',
      label: text('loads.obstacles'),
      render: ({ obstacles }) =>
        obstacles.length === 0 ? (
          text('loads.no_obstacle')
        ) : (
          <TwoLines>
            {obstacles.map((obstacle, index) => (
              <Fragment key={obstacle}>
                {index > 0 && ' · '}
                <span>{text(`loads.obstacle.${obstacle}`)}</span>
              </Fragment>
            ))}
          </TwoLines>
        ),
    },
  ];
}

/** Links between the two lists, each of which has its own address. */
function Lists({ chosen }: { chosen: LoadList }) {
  const text = useText();
  return (
    <Stack component="nav" direction="row" spacing={2} aria-label={text('loads.which')}>
      {LISTS.map((list) => (
        <Link
          key={list}
          component={RouterLink}
          to={`/volunteer-calls/${list}`}
          aria-current={list === chosen ? 'page' : undefined}
          sx={{ fontWeight: list === chosen ? 700 : 400 }}
        >
          {text(`loads.${list}`)}
        </Link>
      ))}
    </Stack>
  );
}

/**
 * Volunteers who are never called and volunteers who are called most, with what keeps each from being called.
 */
export function LoadsPage() {
  const text = useText();
  const { list } = useParams();
  const chosen: LoadList = list === 'overused' ? 'overused' : 'idle';
  const columns = useMemo(() => columnsOf(text), [text]);
  return (
    <ListPage<VolunteerLoad>
      key={chosen}
      resource={`${chosen}-volunteers`}
      title={text('loads.title')}
      intro={
        <>
          <Typography sx={{ mb: 1 }}>{text('loads.intro')}</Typography>
          <Lists chosen={chosen} />
        </>
      }
      actions={<ExportList path={`/staff/volunteers/${chosen}`} title={text(`loads.${chosen}`)} />}
      columns={columns}
      sortField="calls"
      empty={{ title: text(`loads.${chosen}_empty`), hint: text(`loads.${chosen}_empty_hint`) }}
    />
  );
}

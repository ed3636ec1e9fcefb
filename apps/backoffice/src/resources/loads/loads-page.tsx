import type { VolunteerLoad } from '@karov/api-client';
import { Link, Stack } from '@mui/material';
import { Fragment } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { List } from '../../kit/list.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { Phone } from '../../shared/ui/phone.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { When } from '../../shared/ui/when.js';

const LISTS = ['idle', 'overused'] as const;
type LoadList = (typeof LISTS)[number];

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
  return (
    <List
      key={chosen}
      resource={`${chosen}-volunteers`}
      title={text('loads.title')}
      intro={text('loads.intro')}
      aboveTable={<Lists chosen={chosen} />}
      actions={<ExportList path={`/staff/volunteers/${chosen}`} title={text(`loads.${chosen}`)} />}
      sort={{ field: 'calls', order: 'DESC' }}
      empty={{ title: text(`loads.${chosen}_empty`), hint: text(`loads.${chosen}_empty_hint`) }}
    >
      <DataTable<VolunteerLoad> caption={text('loads.title')}>
        <Col<VolunteerLoad>
          source="user"
          label="words.name"
          disableSort
          render={(row) => (
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
          )}
        />
        <Col source="city" label="coverage.place" disableSort />
        <Col source="calls" label="loads.calls" disableSort />
        <Col source="accepted" label="loads.accepted" disableSort />
        <Col<VolunteerLoad>
          source="last"
          label="loads.last"
          disableSort
          render={({ last_called_at }) =>
            last_called_at === null ? text('loads.never') : <When at={last_called_at} />
          }
        />
        <Col<VolunteerLoad>
          source="obstacles"
          label="loads.obstacles"
          disableSort
          render={({ obstacles }) =>
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
            )
          }
        />
      </DataTable>
    </List>
  );
}

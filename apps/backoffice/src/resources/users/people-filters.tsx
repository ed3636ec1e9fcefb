import { PEOPLE_FIGURES, ROLES } from '@karov/domain';
import { useLocale } from '@karov/web';
import { Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { ChoiceFilter } from '../../kit/filters.js';
import { useRead } from '../../kit/reads.js';
import { useFilters } from '../../kit/use-filters.js';
import { api } from '../../shared/api.js';
import { currentArea, useIsAdmin } from '../../shared/area.js';
import { accountStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { FilterChip } from '../../shared/ui/filter-chip.js';
import { rangeWords } from '../../shared/ui/range-words.js';

/**
 * The filters: signed, status, role and region (rule 137). Deleted people are listed only on request (rule
 * 91).
 */
export function usePeopleFilters(): ReactElement[] {
  const text = useText();
  const isAdmin = useIsAdmin();
  const { data: states = [] } = useRead({
    key: ['user-states', currentArea()],
    read: (signal) => api.get(`/${currentArea()}/user/states`, { signal }),
  });
  const statuses = (['activated', 'deactivated', 'deleted'] as const).filter(
    (id) => isAdmin || id !== 'deleted',
  );
  const roles = ROLES.filter((role) => isAdmin || role === 'user' || role === 'volunteer');
  const signed = (['signed_up', 'signed_in'] as const).map((id) => ({
    id,
    label: text(`people.signed_choices.${id}`),
  }));
  const accounts = statuses.map((id) => ({ id, ...accountStatus(id, text) }));
  const receivers = roles.map((id) => ({ id, label: text(`receivers.${id}`) }));
  return [
    <ChoiceFilter key="signed" source="signed" label="people.signed" choices={signed} alwaysOn />,
    <ChoiceFilter key="status" source="status" label="words.status" choices={accounts} alwaysOn />,
    <ChoiceFilter key="role" source="role" label="users.roles" choices={receivers} alwaysOn />,
    <ChoiceFilter key="state" source="state" label="users.region" choices={states} alwaysOn />,
  ];
}

/** Why the list is shorter than its inputs say: a counter of the dashboard led to it, or chosen people. */
export function ListedBecause() {
  const text = useText();
  const { values } = useFilters();
  return (
    <>
      <CountedOnly />
      {values['user_ids'] && <Typography color="text.secondary">{text('people.chosen_only')}</Typography>}
    </>
  );
}

const OF_COUNTER = ['figure', 'from_date', 'to_date'];

/** The filter set by a counter of the dashboard, if one led to the list. */
function CountedOnly() {
  const { values, remove } = useFilters();
  const text = useText();
  const locale = useLocale();
  const figure = PEOPLE_FIGURES.find((name) => name === values['figure']);
  if (!figure) return null;
  const range = rangeWords(values['from_date'] ?? '', values['to_date'] ?? '', locale);
  return (
    <FilterChip label={text(`figures.counted.${figure}`, range)} onRemove={() => remove(...OF_COUNTER)} />
  );
}

import { ownValue, PEOPLE_FIGURES, ROLES } from '@karov/domain';
import { useLocale } from '@karov/web';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.js';
import { currentArea, useIsAdmin } from '../../shared/area.js';
import { accountStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { FilterChip } from '../../shared/ui/filter-chip.js';
import type { FilterTools } from '../../shared/ui/list-page.js';
import { rangeWords } from '../../shared/ui/range-words.js';
import { SelectField } from '../../shared/ui/select-field.js';

/**
 * The filters: signed, status, role and region (rule 137). Deleted people are listed only on request (rule
 * 91).
 */
export function PeopleFilters({ values, set, remove }: FilterTools) {
  const text = useText();
  const isAdmin = useIsAdmin();
  const { data: states = [] } = useQuery({
    queryKey: ['user-states', currentArea()],
    queryFn: ({ signal }) => api.get(`/${currentArea()}/user/states`, { signal }),
  });
  const all = text('common.words.all');
  const statuses = (['activated', 'deactivated', 'deleted'] as const).filter(
    (id) => isAdmin || id !== 'deleted',
  );
  const roles = ROLES.filter((role) => isAdmin || role === 'user' || role === 'volunteer');
  const fields = [
    {
      name: 'signed',
      label: text('people.signed'),
      choices: (['signed_up', 'signed_in'] as const).map((id) => ({
        id,
        label: text(`people.signed_choices.${id}`),
      })),
    },
    {
      name: 'status',
      label: text('words.status'),
      choices: statuses.map((id) => ({ id, ...accountStatus(id, text) })),
    },
    {
      name: 'role',
      label: text('users.roles'),
      choices: roles.map((id) => ({ id, label: text(`common.receivers.${id}`) })),
    },
    { name: 'state', label: text('users.region'), choices: states },
  ];
  return (
    <>
      {fields.map(({ name, label, choices }) => (
        <SelectField
          key={name}
          label={label}
          value={ownValue(values, name) ?? ''}
          emptyLabel={all}
          choices={choices}
          onChange={(change) => set(name, change.target.value)}
        />
      ))}
      <CountedOnly values={values} remove={remove} />
      {values['user_ids'] && <Typography color="text.secondary">{text('people.chosen_only')}</Typography>}
    </>
  );
}

const OF_COUNTER = ['figure', 'from_date', 'to_date'];

/** The filter set by a counter of the dashboard, if one led to the list. */
function CountedOnly({ values, remove }: Pick<FilterTools, 'values' | 'remove'>) {
  const text = useText();
  const locale = useLocale();
  const figure = PEOPLE_FIGURES.find((name) => name === values['figure']);
  if (!figure) return null;
  const range = rangeWords(values['from_date'] ?? '', values['to_date'] ?? '', locale);
  return <FilterChip label={text(`figures.counted.${figure}`, range)} onRemove={() => remove(OF_COUNTER)} />;
}

import { ownValue, ROLES } from '@karov/domain';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.js';
import { currentArea, useIsAdmin } from '../../shared/area.js';
import type { ListFilters } from '../../shared/list-filters.js';
import { useText } from '../../shared/text.js';
import { SelectField } from '../../shared/ui/select-field.js';

interface PeopleFiltersProps {
  values: ListFilters;
  set: (name: string, value: string) => void;
}

/** Signed, status, role and region (rule 137 "Table filters"); deleted people only when they are asked for (rule 91). */
export function PeopleFilters({ values, set }: PeopleFiltersProps) {
  const text = useText();
  const isAdmin = useIsAdmin();
  const { data: states = [] } = useQuery({
    queryKey: ['user-states', currentArea()],
    queryFn: ({ signal }) => api.get(`/${currentArea()}/user/states`, { signal }),
  });
  const all = text('common.words.all');
  const statuses = (['activated', 'deactivated', 'deleted'] as const).filter((id) => isAdmin || id !== 'deleted');
  const roles = ROLES.filter((role) => isAdmin || role === 'user' || role === 'volunteer');
  const fields = [
    {
      name: 'signed',
      label: text('people.signed'),
      choices: (['signed_up', 'signed_in'] as const).map((id) => ({ id, label: text(`people.signed_choices.${id}`) })),
    },
    { name: 'status', label: text('words.status'), choices: statuses.map((id) => ({ id, label: text(`users.status.${id}`) })) },
    { name: 'role', label: text('users.roles'), choices: roles.map((id) => ({ id, label: text(`common.receivers.${id}`) })) },
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
      {values['user_ids'] && <Typography color="text.secondary">{text('people.chosen_only')}</Typography>}
    </>
  );
}

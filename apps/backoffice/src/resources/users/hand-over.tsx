import type { OpenWork, OpenWorkItem, Replacement, StatusChange } from '@karov/api-client';
import { Box, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useRead } from '../../kit/reads.js';
import type { FieldTexts } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { type AppKey, type Translate, useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { SelectField } from '../../shared/ui/select-field.js';

type Field = 'volunteer_id' | 'event_volunteer_id' | 'manager_id';
type Chosen = Readonly<Partial<Record<Field, string>>>;

/** A role that a person gives up, with the work they have in hand. */
export interface Leaving {
  volunteer: boolean;
  manager: boolean;
}

interface Asked {
  field: Field;
  label: AppKey;
  items: OpenWorkItem[];
  choices: Replacement[];
  hasPool: boolean;
}

function askedFor(work: OpenWork, { volunteer, manager }: Leaving): Asked[] {
  const all: (Asked & { isLeft: boolean })[] = [
    {
      field: 'volunteer_id',
      label: 'users.replace_volunteer',
      items: work.requests,
      choices: work.volunteers,
      hasPool: true,
      isLeft: volunteer,
    },
    {
      field: 'event_volunteer_id',
      label: 'users.replace_event_volunteer',
      items: work.event_requests,
      choices: work.event_volunteers,
      hasPool: true,
      isLeft: volunteer,
    },
    {
      field: 'manager_id',
      label: 'users.replace_manager',
      items: work.events,
      choices: work.managers,
      hasPool: false,
      isLeft: manager,
    },
  ];
  return all.filter(({ items, isLeft }) => isLeft && items.length > 0);
}

function bodyOf(chosen: Chosen, fields: readonly Field[]): StatusChange {
  const of = (field: Field) => (fields.includes(field) ? chosen[field] : undefined);
  const numberOrPool = (value: string | undefined) =>
    value === 'pool' ? value : value ? Number(value) : undefined;
  const managerId = of('manager_id');
  return {
    volunteer_id: numberOrPool(of('volunteer_id')),
    event_volunteer_id: numberOrPool(of('event_volunteer_id')),
    manager_id: managerId ? Number(managerId) : undefined,
  };
}

/** A person's open work, and the people chosen to take it over. */
export function useHandOver(userId: number, leaving: Leaving) {
  const [chosen, setChosen] = useState<Chosen>({});
  const work = useRead({
    key: ['open-work', userId],
    gcTime: 0,
    read: (signal) => api.get('/users/{id}/open-work', { params: { path: { id: userId } }, signal }),
  });
  const asked = work.data ? askedFor(work.data, leaving) : [];
  const fields = asked.map(({ field }) => field);
  return {
    work,
    asked,
    chosen,
    choose: (field: Field, value: string) => setChosen({ ...chosen, [field]: value }),
    isReady: work.isSuccess && fields.every((field) => Boolean(chosen[field])),
    body: bodyOf(chosen, fields),
  };
}

interface HandOverFieldsProps {
  handOver: ReturnType<typeof useHandOver>;
  faults: FieldTexts;
  onChoose: () => void;
}

/**
 * Asks who takes over each kind of work: suitable people first, then the nearest, each with distance, load
 * and reason; or back to the pool (rules 63, 89).
 */
export function HandOverFields({
  handOver: { work, asked, chosen, choose },
  faults,
  onChoose,
}: HandOverFieldsProps) {
  if (work.isPending) return <Loading />;
  if (work.isError) return <LoadFailure onRetry={() => void work.refetch()} />;
  return asked.map((one) => (
    <HandOverField
      key={one.field}
      asked={one}
      value={chosen[one.field] ?? ''}
      fault={faults[one.field]}
      onChange={(value) => {
        choose(one.field, value);
        onChoose();
      }}
    />
  ));
}

interface HandOverFieldProps {
  asked: Asked;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

function HandOverField({
  asked: { label, items, choices, hasPool },
  value,
  fault,
  onChange,
}: HandOverFieldProps) {
  const text = useText();
  const titleId = useId();
  const people = choices.map((person) => ({ id: person.id, label: labelOf(person, text) }));
  const nobody =
    choices.length > 0 ? undefined : text(hasPool ? 'user_acts.nobody_fits' : 'users.no_managers');
  return (
    <Box>
      <Typography id={titleId} variant="body2" color="text.secondary">
        {text('user_acts.needed_for')}
      </Typography>
      <List dense disablePadding aria-labelledby={titleId} sx={{ mb: 1 }}>
        {items.map((item) => (
          <ListItem key={item.id} disableGutters sx={{ py: 0 }}>
            <ListItemText primary={item.label} />
          </ListItem>
        ))}
      </List>
      <SelectField
        label={text(label, { count: items.length })}
        required
        fullWidth
        value={value}
        emptyLabel={text('users.choose')}
        choices={hasPool ? [{ id: 'pool', label: text('users.pool') }, ...people] : people}
        error={fault !== undefined}
        helperText={fault ?? nobody ?? people.find(({ id }) => String(id) === value)?.label}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}

function labelOf(
  { full_name, distance_km, load, recent_calls, reason }: Replacement,
  text: Translate,
): string {
  const way = distance_km === null ? [] : [text('user_acts.way', { km: distance_km })];
  const calls = recent_calls > 0 ? [text('user_acts.calls', { count: recent_calls })] : [];
  return [full_name, ...way, text('user_acts.in_hand', { count: load }), ...calls, reason].join(' · ');
}

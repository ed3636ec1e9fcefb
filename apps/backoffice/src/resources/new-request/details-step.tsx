import type { CategoryOption } from '@karov/api-client';
import { CATEGORY_TYPES, formatPhone, isolated, LIMITS } from '@karov/domain';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { CreatePart } from '../../kit/create.js';
import { SimpleForm, Toolbar } from '../../kit/form.js';
import { TextInput } from '../../kit/inputs.js';
import { fieldTextsOf } from '../../kit/use-action.js';
import { submitOnEnter } from '../../shared/submit-on-enter.js';
import { useText } from '../../shared/text.js';
import { ContactNote } from '../../shared/ui/phone.js';
import { ActiveWarning } from './active-warning.js';
import { type KeptRequest, useKeptRequest } from './kept-request.js';
import { OriginInput } from './origin-input.js';
import {
  asksAddress,
  type Caller,
  faultsOf,
  formOf,
  progressOf,
  type RequestDraft,
  startingDraft,
} from './request-draft.js';
import { ArrivalInputs, DayInput, DestinationInput } from './ride-inputs.js';

interface DetailsStepProps {
  caller: Caller;
  category: CategoryOption;
  /** what was typed earlier */
  draft?: RequestDraft;
  onBack: () => void;
}

/**
 * The second step: the details, which depend on the type of category (rule 137). A double click opens only one
 * request.
 */
export function DetailsStep({ caller, category, draft: kept, onBack }: DetailsStepProps) {
  const text = useText();
  const notify = useNotify();
  const [, keep] = useKeptRequest();
  const [start] = useState(() => kept ?? startingDraft(caller, category, new Date()));
  const [idempotency_key] = useState(() => crypto.randomUUID());
  const isRide = category.type === CATEGORY_TYPES.ride;
  const tellRefusedCategory = (error: unknown) => {
    const words = fieldTextsOf(error)['category_id'];
    if (words) notify(words, { type: 'error' });
  };
  return (
    <CreatePart
      resource="applications"
      saved="new_request.saved"
      to="/"
      transform={(draft: RequestDraft) => ({ ...formOf(draft, caller, category), idempotency_key })}
      onSaved={() => keep(null)}
      onFailure={tellRefusedCategory}
    >
      <SimpleForm<RequestDraft>
        isKept
        defaultValues={start}
        validate={(draft) => faultsOf(draft, caller, category, text)}
        toolbar={<Toolbar label="new_request.save" />}
      >
        <KeepsTyped caller={caller} category={category} />
        <Stack spacing={2.5} onKeyDown={submitOnEnter}>
          <ForWhom caller={caller} category={category} onBack={onBack} />
          {kept && (
            <Alert severity="success" variant="outlined" role="note">
              {text('new_request.kept')}
            </Alert>
          )}
          <ContactNote note={caller.contact_note} />
          <Progress start={start} category={category} />
          <Alert severity="info" variant="outlined" role="note">
            {text('new_request.info')}
          </Alert>
          <ActiveWarning userId={caller.id} />
          {isRide && <DestinationInput />}
          {asksAddress(category) && <OriginInput caller={caller} category={category} />}
          {isRide && <ArrivalInputs />}
          <TextInput<RequestDraft>
            source="description"
            label="new_request.description"
            hint="new_request.description_hint"
            isRequired
            autoFocus={!isRide}
            lines={3}
            attributes={{ maxLength: LIMITS.noteMax, dir: 'auto', onKeyDown: sendOnEnter }}
          />
          {!isRide && <DayInput source="expiration_date" label="new_request.expiration" />}
        </Stack>
      </SimpleForm>
    </CreatePart>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Keeps what is typed, for when something more urgent comes. */
function KeepsTyped({ caller, category }: Omit<KeptRequest, 'draft'>) {
  const [, keep] = useKeptRequest();
  const { watch, getValues } = useFormContext<RequestDraft>();
  useEffect(() => {
    const watching = watch((_values, { type }) => {
      if (type === 'change') keep({ caller, category, draft: getValues() });
    });
    return () => watching.unsubscribe();
  }, [watch, getValues, keep, caller, category]);
  return null;
}

function ForWhom({ caller, category, onBack }: Omit<DetailsStepProps, 'draft'>) {
  const text = useText();
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography sx={{ fontWeight: 700 }}>
        {text('new_request.for', {
          category: category.label,
          name: caller.full_name,
          phone: isolated(formatPhone(caller.phone)),
        })}
      </Typography>
      <Button id="category_id" onClick={onBack}>
        {text('new_request.back')}
      </Button>
    </Stack>
  );
}

function Progress({ start, category }: { start: RequestDraft; category: CategoryOption }) {
  const text = useText();
  const { done, total } = progressOf({ ...start, ...useWatch<RequestDraft>() }, category);
  const said = text('new_request.progress_of', { done, total });
  return (
    <Box>
      <Typography variant="body2">{said}</Typography>
      <LinearProgress
        variant="determinate"
        value={(done / total) * 100}
        aria-label={text('new_request.progress')}
        aria-valuetext={said}
      />
    </Box>
  );
}

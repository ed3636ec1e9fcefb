import type { CategoryOption } from '@karov/api-client';
import { CATEGORY_TYPES, formatPhone, LIMITS } from '@karov/domain';
import { Alert, Box, Button, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { submitOnEnter } from '../../shared/submit-on-enter.js';
import { useText } from '../../shared/text.js';
import { ErrorSummary } from '../../shared/ui/error-summary.js';
import { ContactNote } from '../../shared/ui/phone.js';
import { ActiveWarning } from './active-warning.js';
import { OriginField } from './origin-field.js';
import { asksAddress, type Caller, progressOf, type RequestDraft, startingDraft } from './request-draft.js';
import { ArrivalFields, DayField, DestinationField } from './ride-fields.js';
import { useRequestForm } from './use-request-form.js';

interface DetailsStepProps {
  caller: Caller;
  category: CategoryOption;
  /** what was typed earlier */
  draft?: RequestDraft;
  onBack: () => void;
}

/** The second step: the details, which depend on the type of category (rule 137). */
export function DetailsStep({ caller, category, draft: kept, onBack }: DetailsStepProps) {
  const text = useText();
  const [start] = useState(() => kept ?? startingDraft(caller, category, new Date()));
  const { draft, change, faults, listed, attempt, send, isSending } = useRequestForm(start, caller, category);
  const isRide = category.type === CATEGORY_TYPES.ride;
  const fields = { draft, faults, onChange: change };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit} onKeyDown={submitOnEnter}>
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
            phone: `\u2066${formatPhone(caller.phone)}\u2069`,
          })}
        </Typography>
        <Button id="category_id" onClick={onBack}>
          {text('new_request.back')}
        </Button>
      </Stack>
      {kept && (
        <Alert severity="success" variant="outlined" role="note">
          {text('new_request.kept')}
        </Alert>
      )}
      <ContactNote note={caller.contact_note} />
      <Progress {...progressOf(draft, category)} />
      <ErrorSummary faults={listed} attempt={attempt} />
      <Alert severity="info" variant="outlined" role="note">
        {text('new_request.info')}
      </Alert>
      <ActiveWarning userId={caller.id} />
      {isRide && <DestinationField {...fields} />}
      {asksAddress(category) && <OriginField caller={caller} category={category} {...fields} />}
      {isRide && <ArrivalFields {...fields} />}
      <TextField
        id="description"
        label={text('new_request.description')}
        required
        autoFocus={!isRide}
        multiline
        minRows={3}
        value={draft.description}
        error={Boolean(faults['description'])}
        helperText={faults['description'] ?? text('new_request.description_hint')}
        onChange={({ target }) => change({ description: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
        slotProps={{ htmlInput: { maxLength: LIMITS.noteMax, dir: 'auto' } }}
      />
      {!isRide && (
        <DayField
          id="expiration_date"
          label={text('new_request.expiration')}
          value={draft.expiration_date}
          fault={faults['expiration_date']}
          onChange={(expiration_date) => change({ expiration_date })}
        />
      )}
      <div>
        <Button type="submit" variant="contained" size="large" loading={isSending}>
          {text('new_request.save')}
        </Button>
      </div>
    </Stack>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const text = useText();
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

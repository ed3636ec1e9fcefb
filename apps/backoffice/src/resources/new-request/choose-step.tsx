import type { ApplicationDropdowns, CategoryOption } from '@karov/api-client';
import { CATEGORY_TYPES } from '@karov/domain';
import { Button, Link, Stack } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { submitOnEnter } from '../../shared/submit-on-enter.js';
import { useText } from '../../shared/text.js';
import { ErrorSummary } from '../../shared/ui/error-summary.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { ActiveWarning } from './active-warning.js';
import { CallerField } from './caller-field.js';
import { useActiveRequests } from './request-calls.js';
import type { Caller } from './request-draft.js';

/** The registration page, for unknown callers. */
const REGISTRATION = '/registration';

interface ChooseStepProps {
  options: ApplicationDropdowns;
  /** the person who is selected at first */
  named: Caller | null;
  /** the number of an unknown caller; empty if there is none */
  phone: string;
  categoryId: number | null;
  onCategory: (id: number | null) => void;
  onChosen: (caller: Caller, category: CategoryOption) => void;
}

/**
 * Returns the error for a category that is already requested: the same other help cannot be requested twice
 * (rule 59). It is shown at the choice of the category.
 */
function useCategoryFault(caller: Caller | null, category: CategoryOption | undefined): string | undefined {
  const text = useText();
  const active = useActiveRequests(caller?.id ?? null);
  if (
    category?.type !== CATEGORY_TYPES.other ||
    !active.some(({ category_id }) => category_id === category.id)
  )
    return undefined;
  return text('new_request.category_in_use', { category: category.label });
}

/**
 * The first step: who needs help, and which kind. The cursor starts in the search, because the caller is on
 * the phone; if a person is already selected, it starts in the kind of help.
 */
export function ChooseStep({ options, named, phone, categoryId, onCategory, onChosen }: ChooseStepProps) {
  const text = useText();
  const search = useRef<HTMLInputElement>(null);
  const categoryList = useRef<HTMLSelectElement>(null);
  const [caller, setCaller] = useState(named);
  const [attempt, setAttempt] = useState(0);
  const category = options.categories.find(({ id }) => id === categoryId);
  const categoryFault = useCategoryFault(caller, category);
  const fault = attempt > 0 && !caller ? text('new_request.person_required') : undefined;
  const listed = [
    { fieldId: 'user_id', message: fault },
    { fieldId: 'category_id', message: attempt > 0 ? categoryFault : undefined },
  ];
  useEffect(() => (named ? categoryList.current : search.current)?.focus(), [named]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!category) return;
    if (caller && !categoryFault) onChosen(caller, category);
    else setAttempt((count) => count + 1);
  };
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit} onKeyDown={submitOnEnter}>
      <ErrorSummary
        faults={listed.flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []))}
        attempt={attempt}
      />
      <CallerField
        callers={options.only_users ?? []}
        value={caller}
        error={fault}
        firstTyped={phone}
        inputRef={search}
        onChange={setCaller}
      />
      <div>
        <Link href={REGISTRATION} target="_blank" rel="noreferrer">
          {text('new_request.register')} ({text('common.words.opensInNewTab')})
        </Link>
      </div>
      <ActiveWarning userId={caller?.id ?? null} />
      <SelectField
        id="category_id"
        inputRef={categoryList}
        label={text('new_request.category')}
        required
        error={categoryFault !== undefined}
        helperText={categoryFault}
        value={categoryId ?? ''}
        emptyLabel={text('new_request.choose')}
        choices={options.categories}
        onChange={({ target }) => onCategory(Number(target.value) || null)}
      />
      <div>
        <Button type="submit" variant="contained" size="large" disabled={!category}>
          {text('new_request.continue')}
        </Button>
      </div>
    </Stack>
  );
}

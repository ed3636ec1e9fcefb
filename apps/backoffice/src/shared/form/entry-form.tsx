import { ownValue } from '@karov/domain';
import { Box, Paper, Stack } from '@mui/material';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useFormContext, useFormState, type FieldErrors, type FieldValues, type ResolverResult } from 'react-hook-form';
import { ErrorSummary, type FieldFault } from '../ui/error-summary.js';
import { FORM_WIDTH } from '../ui/page.js';
import { fieldTextsOf, useAction, type FieldTexts } from '../use-action.js';
import { SubmitButton } from './submit-button.js';

interface EntryFormProps<Values extends FieldValues, Saved> {
  initial: Values;
  /** what has to be corrected before anything is sent: a text for each field; the server judges again */
  check?: (values: Values) => Readonly<Record<string, string | undefined>>;
  /** asks once more about what passed the check; nothing is sent where the answer is no */
  confirm?: (values: Values) => Promise<boolean>;
  save: (values: Values) => Promise<Saved>;
  /** what the answer says beyond faults of fields; null once the form is sent again */
  onFailure?: (error: unknown) => void;
  /** after the server has taken it; the form counts as saved by then, so that a page may be left */
  onSaved: (saved: Saved) => void | Promise<void>;
  submitLabel?: string;
  isDisabled?: boolean;
  /** in a dialog there is neither a frame, nor a summary of a field or two, nor a page that could be left */
  isBare?: boolean;
  /** what the button stands among; the button alone otherwise */
  buttons?: (submit: ReactNode) => ReactNode;
  /** what stands beside the fields on a wide screen, and below them on a narrow one */
  beside?: ReactNode;
  children: ReactNode;
}

const FRAME = { p: { xs: 2, sm: 3 }, maxInlineSize: FORM_WIDTH };
const TWO_COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 44rem) minmax(20rem, 1fr)' },
};

/** A form that failed without a fault of a field is not saved either: a page asks before it is left. The words are a toast. */
const NOT_SAVED: FieldTexts = { 'root.server': '' };

/**
 * A form of the back office on react-admin's own: faults stand under their fields and in a summary on top that takes the focus, the server's beside those of
 * the form; what was typed stays; a page with unsaved changes asks before it is left; a double click saves once.
 */
export function EntryForm<Values extends FieldValues, Saved>(props: EntryFormProps<Values, Saved>) {
  const { initial, check, confirm, save, onFailure, onSaved, submitLabel, isDisabled = false, isBare = false, buttons, beside, children } = props;
  const saving = useAction<Values, Saved>({ run: save });
  const savedValues = useRef<FieldValues | null>(null);
  const send = async (typed: FieldValues): Promise<FieldTexts | undefined> => {
    if (savedValues.current !== null && isSame(typed, savedValues.current)) return undefined;
    if (confirm && !(await confirm({ ...initial, ...typed }))) return NOT_SAVED;
    return store(typed);
  };
  const store = (typed: FieldValues) =>
    new Promise<FieldTexts | undefined>((resolve) => {
      onFailure?.(null);
      const refuse = (error: unknown): void => {
        onFailure?.(error);
        resolve({ ...NOT_SAVED, ...fieldTextsOf(error) });
      };
      const accept = (): void => {
        savedValues.current = typed;
        resolve(undefined);
      };
      saving.mutate({ ...initial, ...typed }, { onSuccess: accept, onError: refuse });
    });
  const tell = (): void => {
    if (saving.isSuccess) void onSaved(saving.data);
  };
  const button = <SubmitButton label={submitLabel} isDisabled={isDisabled} />;
  const content = (
    <Stack spacing={2.5}>
      {!isBare && <Faults />}
      {children}
      {buttons ? buttons(button) : <div>{button}</div>}
    </Stack>
  );
  return (
    <Form
      noValidate
      defaultValues={initial}
      resolver={(typed) => judged({ ...initial, ...typed }, check)}
      onSubmit={send}
      shouldFocusError={isBare}
      disableInvalidFormNotification
      warnWhenUnsavedChanges={!isBare}
    >
      {isBare ? content : <Framed beside={beside}>{content}</Framed>}
      {saving.isSuccess && <AfterSaving onSaved={tell} />}
    </Form>
  );
}

function Framed({ beside, children }: Pick<EntryFormProps<FieldValues, unknown>, 'beside' | 'children'>) {
  const fields = (
    <Paper variant="outlined" sx={FRAME}>
      {children}
    </Paper>
  );
  if (beside === undefined) return fields;
  return (
    <Box sx={TWO_COLUMNS}>
      {fields}
      {beside}
    </Box>
  );
}

/** The second click of a double click may come after the answer to the first: what has just been saved is not sent again. */
function isSame(one: FieldValues, other: FieldValues): boolean {
  return Object.keys(one).every((field) => Object.is(ownValue(one, field), ownValue(other, field)));
}

/** The form's own faults in react-hook-form's words. */
function judged<Values extends FieldValues>(values: Values, check: EntryFormProps<Values, unknown>['check']): ResolverResult {
  const faults = Object.entries(check?.(values) ?? {}).flatMap(([field, message]) => (message ? [[field, { type: 'form', message }] as const] : []));
  return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(faults) };
}

function Faults() {
  const { errors, submitCount } = useFormState();
  return <ErrorSummary faults={faultsIn(errors)} attempt={submitCount} />;
}

function faultsIn(errors: FieldErrors): FieldFault[] {
  return Object.entries(errors).flatMap(([fieldId, fault]) =>
    typeof fault?.message === 'string' && fault.message !== '' ? [{ fieldId, message: fault.message }] : [],
  );
}

/** Makes what was saved the form's beginning, then tells; in this order the page may be left at once. */
function AfterSaving({ onSaved }: { onSaved: () => void }) {
  const { reset, getValues } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  const afterSaving = useEffectEvent(() => {
    reset(getValues());
    onSaved();
  });
  useEffect(() => {
    if (isSubmitSuccessful) afterSaving();
  }, [isSubmitSuccessful]);
  return null;
}

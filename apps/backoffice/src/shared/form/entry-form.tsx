import { ownValue } from '@karov/domain';
import { Box, Paper, Stack } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Form } from 'react-admin';
import {
  type FieldErrors,
  type FieldValues,
  type ResolverResult,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { type FieldTexts, fieldTextsOf, useAction } from '../../kit/use-action.js';
import { ErrorSummary, type FieldFault } from '../ui/error-summary.js';
import { FORM_WIDTH } from '../ui/page.js';
import { SubmitButton } from './submit-button.js';

interface EntryFormProps<Values extends FieldValues, Saved> {
  initial: Values;
  /**
   * returns the errors to correct before anything is sent, one text for each field; the server checks again
   */
  check?: (values: Values) => Readonly<Record<string, string | undefined>>;
  /** asks for confirmation once the check has passed; a no sends nothing */
  confirm?: (values: Values) => Promise<boolean>;
  save: (values: Values) => Promise<Saved>;
  /** called with a failure that is not an error of a field, and with null when the form is sent again */
  onFailure?: (error: unknown) => void;
  /**
   * called when the server has accepted the form; the form then counts as saved, so that its page may be left
   */
  onSaved: (saved: Saved) => void | Promise<void>;
  submitLabel?: string;
  isDisabled?: boolean;
  /** true in a dialog: no frame, no summary for a field or two, no confirmation before leaving */
  isBare?: boolean;
  /** returns the row of buttons around the submit button; by default that button alone */
  buttons?: (submit: ReactNode) => ReactNode;
  /** content that is next to the fields on a wide screen, below them on a narrow one */
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

/**
 * Marks a failure without an error of a field: nothing was saved, so the page still asks before it is left.
 * The text is in a toast.
 */
const NOT_SAVED: FieldTexts = { 'root.server': '' };

/**
 * A form of the back office, based on react-admin's. Errors found by the form or by the server are shown
 * below their fields, and in a summary at the top that takes the focus. Typed text stays; a page with unsaved
 * changes asks before it is left; a double click saves once.
 */
export function EntryForm<Values extends FieldValues, Saved>(props: EntryFormProps<Values, Saved>) {
  const {
    initial,
    check,
    confirm,
    save,
    onFailure,
    onSaved,
    submitLabel,
    isDisabled = false,
    isBare = false,
    buttons,
    beside,
    children,
  } = props;
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
      resolver={(typed) => resolved({ ...initial, ...typed }, check)}
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

/**
 * Whether the values are the ones just saved, which are not sent again: the second click of a double click
 * may come after the first answer.
 */
function isSame(one: FieldValues, other: FieldValues): boolean {
  return Object.keys(one).every((field) => Object.is(ownValue(one, field), ownValue(other, field)));
}

/** Returns the form's errors in the shape that react-hook-form expects. */
function resolved<Values extends FieldValues>(
  values: Values,
  check: EntryFormProps<Values, unknown>['check'],
): ResolverResult {
  const faults = Object.entries(check?.(values) ?? {}).flatMap(([field, message]) =>
    message ? [[field, { type: 'form', message }] as const] : [],
  );
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

/** Resets the form to the saved values before success is reported, so that the page may be left at once. */
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

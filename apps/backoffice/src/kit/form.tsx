import { ownValue } from '@karov/domain';
import { Alert, Box, Button, DialogActions, Paper, Stack } from '@mui/material';
import { type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import { Form, type RaRecord, useSaveContext } from 'react-admin';
import {
  type FieldErrors,
  type FieldValues,
  type ResolverResult,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { type AppKey, useText } from '../shared/text.js';
import { ErrorSummary, type FieldFault } from '../shared/ui/error-summary.js';
import { FORM_WIDTH } from '../shared/ui/page.js';
import { FormSurroundingsContext } from './after-saving.js';
import { type FieldTexts, fieldTextsOf, useFailure } from './use-action.js';

interface SimpleFormProps<Values extends FieldValues> {
  /** the values of a new record, and what its record does not say */
  defaultValues?: Partial<Values>;
  /**
   * returns the errors to correct before anything is sent, one text for each field; the server checks again
   */
  validate?(values: Values): Readonly<Record<string, string>>;
  /** asks for confirmation once the values are valid; a no sends nothing */
  confirm?(values: Values): Promise<boolean>;
  /** the row of buttons; by default one that saves, in a dialog also one that closes */
  toolbar?: ReactNode;
  /** true if its screen frames it, and keeps what is typed for later: it may be left without a question */
  isKept?: boolean;
  /** content that is next to the fields on a wide screen, below them on a narrow one */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * Marks a failure without an error of a field: nothing was saved, so the page still asks before it is left.
 * The text is in a toast.
 */
const NOT_SAVED: FieldTexts = { 'root.server': '' };

/** What somebody has typed stays when the record is loaded again under it. */
const KEEPS_TYPED = { keepDirtyValues: true };

/** A form that is being saved already: a further press waits for nothing. */
const NEVER = new Promise<undefined>(() => undefined);

/**
 * react-admin's form for the record around it. Errors found by the form or by the server are shown below their
 * fields, and in a summary at the top that takes the focus. Typed text stays; a page with unsaved changes asks
 * before it is left; a double click saves once.
 */
export function SimpleForm<Values extends FieldValues = FieldValues>(props: SimpleFormProps<Values>) {
  const form: SimpleFormProps<FieldValues> = props;
  const { defaultValues, validate, confirm, toolbar = <Toolbar />, isKept = false, beside, children } = form;
  const { onSaved, onClose } = use(FormSurroundingsContext);
  const saving = useSaving();
  const isBare = onClose !== undefined;
  const send = async (typed: FieldValues): Promise<FieldTexts | undefined> => {
    if (saving.isRunning()) return NEVER;
    if (saving.isSaved(typed)) return undefined;
    if (confirm && !(await confirm(typed))) return NOT_SAVED;
    return saving.save(typed);
  };
  const content = (
    <Stack spacing={2.5}>
      {isBare ? <FaultsOfNoField /> : <Faults />}
      {children}
      {toolbar}
    </Stack>
  );
  return (
    <Form
      noValidate
      defaultValues={defaultValues}
      resolver={(typed: FieldValues) => resolved(typed, validate?.(typed) ?? {})}
      onSubmit={send}
      resetOptions={KEEPS_TYPED}
      shouldFocusError={isBare}
      disableInvalidFormNotification
      warnWhenUnsavedChanges={!isBare && !isKept}
    >
      {isBare || isKept ? content : <Framed beside={beside}>{content}</Framed>}
      <AfterSaving onSaved={() => saving.tell(onSaved)} onValues={saving.forgetUnless} />
    </Form>
  );
}

/**
 * Returns the form's errors in the shape of the server's. react-admin's own `validate` makes objects of texts,
 * which our inputs could not show; and without a resolver, an error of the server under no field of the form
 * would keep the form from being sent again.
 */
function resolved(values: FieldValues, faults: Readonly<Record<string, string>>): ResolverResult {
  const errors = Object.entries(faults).map(
    ([field, message]) => [field, { type: 'form', message }] as const,
  );
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
}

/** Saves by the `Edit` or `Create` around the form, and remembers what was saved. */
function useSaving() {
  const { save } = useSaveContext();
  const { onFailure } = use(FormSurroundingsContext);
  const report = useFailure('every field');
  const isRunning = useRef(false);
  const saved = useRef<{ values: FieldValues | null; record: RaRecord } | null>(null);
  const settle = (typed: FieldValues) =>
    new Promise<FieldTexts | undefined>((resolve) => {
      const refuse = (error: unknown): void => {
        onFailure?.(error);
        void report(error);
        resolve({ ...NOT_SAVED, ...fieldTextsOf(error) });
      };
      const accept = (record: RaRecord): void => {
        // react-admin answers nothing when the session has ended meanwhile
        if (record.id === undefined) return resolve(NOT_SAVED);
        saved.current = { values: typed, record };
        resolve(undefined);
      };
      onFailure?.(null);
      void save?.(typed, { onSuccess: accept, onError: refuse });
    });
  return {
    isRunning: () => isRunning.current,
    /** Forgets what was saved once the form says something else, typed here or loaded from a colleague's change. */
    forgetUnless: (values: FieldValues) => {
      if (saved.current?.values && !isSame(values, saved.current.values)) saved.current.values = null;
    },
    isSaved: (typed: FieldValues) => Boolean(saved.current?.values && isSame(typed, saved.current.values)),
    save: (typed: FieldValues) => {
      isRunning.current = true;
      return settle(typed).finally(() => {
        isRunning.current = false;
      });
    },
    tell: (onSaved: (record: RaRecord) => void) => {
      if (saved.current) onSaved(saved.current.record);
    },
  };
}

/**
 * Whether the values are the ones just saved, which are not sent again: the second click of a double click
 * may come after the first answer.
 */
function isSame(one: FieldValues, other: FieldValues): boolean {
  return Object.keys(one).every((field) => Object.is(ownValue(one, field), ownValue(other, field)));
}

function Framed({ beside, children }: Pick<SimpleFormProps<FieldValues>, 'beside' | 'children'>) {
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

const FRAME = { p: { xs: 2, sm: 3 }, maxInlineSize: FORM_WIDTH };
const TWO_COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 44rem) minmax(20rem, 1fr)' },
};

function Faults() {
  const { errors, submitCount } = useFormState();
  return <ErrorSummary faults={faultsIn(errors)} attempt={submitCount} />;
}

/** What is wrong with a field that a form in a dialog does not have; its own say it below them. */
function FaultsOfNoField() {
  const { errors } = useFormState();
  return faultsIn(errors)
    .filter(({ isOfInput }) => !isOfInput)
    .map(({ fieldId, message }) => (
      <Alert key={fieldId} severity="error">
        {message}
      </Alert>
    ));
}

/** The errors, and whether each stands below an input: the form's own do, the server's only if they lead to one. */
function faultsIn(errors: FieldErrors): (FieldFault & { isOfInput: boolean })[] {
  return Object.entries(errors).flatMap(([fieldId, fault]) => {
    if (typeof fault?.message !== 'string' || fault.message === '') return [];
    const isOfInput = fault.type === 'form' || ('ref' in fault && Boolean(fault.ref));
    return [{ fieldId, message: fault.message, isOfInput }];
  });
}

/**
 * Resets the form to the saved values before success is reported, so that the page may be left at once; and tells
 * what the form says after each change.
 */
function AfterSaving({
  onSaved,
  onValues,
}: {
  onSaved: () => void;
  onValues: (values: FieldValues) => void;
}) {
  const { reset, getValues, subscribe } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  const afterSaving = useEffectEvent(() => {
    reset(getValues());
    onSaved();
  });
  useEffect(() => {
    if (isSubmitSuccessful) afterSaving();
  }, [isSubmitSuccessful]);
  const tellValues = useEffectEvent(onValues);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tellValues(values) }),
    [subscribe],
  );
  return null;
}

interface ToolbarProps {
  /** the words of the button that saves */
  label?: AppKey;
}

/** The buttons of a form: one that saves; in a dialog also one that closes it. */
export function Toolbar({ label }: ToolbarProps) {
  const text = useText();
  const { onClose } = use(FormSurroundingsContext);
  const save = <SaveButton label={label && text(label)} />;
  if (!onClose) return <div>{save}</div>;
  return (
    <DialogActions sx={{ px: 0 }}>
      <Button onClick={onClose}>{text('common.words.cancel')}</Button>
      {save}
    </DialogActions>
  );
}

interface SaveButtonProps {
  label?: string;
  isDisabled?: boolean;
}

/** The button that saves its form, and shows when the form is busy. */
export function SaveButton({ label, isDisabled = false }: SaveButtonProps) {
  const text = useText();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={isDisabled} loading={isSubmitting}>
      {label ?? text('common.words.save')}
    </Button>
  );
}

import { Icon } from '../icon/icon.js';

interface FieldNotesProps {
  controlId: string;
  hint?: string | null | undefined;
  error?: string | null | undefined;
}

/** Returns the ids of a control's hint and error, for `aria-describedby`. */
export function describedBy(
  controlId: string,
  hint: FieldNotesProps['hint'],
  error: FieldNotesProps['error'],
): string | undefined {
  return [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ') || undefined;
}

/** The hint and the error of a control, with the ids that `describedBy` returns. */
export function FieldNotes({ controlId, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p className="field__hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${controlId}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

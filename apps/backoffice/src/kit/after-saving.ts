import { createContext } from 'react';
import { type RaRecord, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type AppKey, useText } from '../shared/text.js';

/** What is told when a record has been saved, and where that leads. */
export interface Landing {
  /** the toast */
  saved: AppKey;
  /** the address to go on to; by default the person stays */
  to?: string | ((record: RaRecord) => string);
  onSaved?: () => void;
  /** called with a failure, and with null when the form is sent again */
  onFailure?: (error: unknown) => void;
}

/** What surrounds a form. */
interface FormSurroundings {
  onSaved: (record: RaRecord) => void;
  onFailure?: (error: unknown) => void;
  /**
   * closes the dialog that the form is in; such a form has no frame, no summary for a field or two, and no
   * question before it is left
   */
  onClose?: () => void;
}

/** Given by `Edit`, `Create` and `FormDialog` to the form in them. */
export const FormSurroundingsContext = createContext<FormSurroundings>({ onSaved: () => undefined });

/** Returns what to do once a record has been saved. */
export function useLanding({ saved, to, onSaved }: Landing): (record: RaRecord) => void {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  return (record) => {
    onSaved?.();
    notify(text(saved), { type: 'success' });
    refresh();
    if (to !== undefined) void navigate(typeof to === 'string' ? to : to(record));
  };
}

import type { ReactNode } from 'react';

/** What asks for confirmation of an action: the question, the consequences, and the call. */
export interface Confirmation {
  title: string;
  body: string;
  confirmLabel: string;
  /** the label of the cancel button, for this action; by default it says that everything stays as it is */
  cancelLabel?: string;
  done: string;
  danger?: boolean;
  /** if set, a system note is asked for under this label */
  noteLabel?: string;
  isNoteRequired?: boolean;
  /** what else to know before confirming, below the body */
  details?: ReactNode;
  run: (note: string) => Promise<unknown>;
}

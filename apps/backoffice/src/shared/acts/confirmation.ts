/** The question before something is done, what follows, and the call behind it. */
export interface Confirmation {
  title: string;
  body: string;
  confirmLabel: string;
  /** in the words of the act, where "cancel" stands beside something that cancels */
  cancelLabel?: string;
  done: string;
  danger?: boolean;
  /** asks for a system note, with this label */
  noteLabel?: string;
  /** without a note it is not done */
  isNoteRequired?: boolean;
  run: (note: string) => Promise<unknown>;
}

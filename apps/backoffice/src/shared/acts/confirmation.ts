/** The question before something is done, what follows, and the call behind it. */
export interface Confirmation {
  title: string;
  body: string;
  confirmLabel: string;
  /** the way out in the words of the act; else it says that all stays as it is */
  cancelLabel?: string;
  done: string;
  danger?: boolean;
  /** asks for a system note, with this label */
  noteLabel?: string;
  /** without a note it is not done */
  isNoteRequired?: boolean;
  run: (note: string) => Promise<unknown>;
}

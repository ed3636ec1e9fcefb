/** The question before an act, its consequences, and its call. */
export interface Confirmation {
  title: string;
  body: string;
  confirmLabel: string;
  /** the cancel button in the act's own words; by default it says that everything stays as it is */
  cancelLabel?: string;
  done: string;
  danger?: boolean;
  /** asks for a system note under this label */
  noteLabel?: string;
  /** a note is required */
  isNoteRequired?: boolean;
  run: (note: string) => Promise<unknown>;
}

/** The question before an action, its consequences, and its call. */
export interface Confirmation {
  title: string;
  body: string;
  confirmLabel: string;
  /** the cancel button in the action's own words; by default it says that everything stays the same */
  cancelLabel?: string;
  done: string;
  danger?: boolean;
  /** asks for a system note under this label */
  noteLabel?: string;
  isNoteRequired?: boolean;
  run: (note: string) => Promise<unknown>;
}

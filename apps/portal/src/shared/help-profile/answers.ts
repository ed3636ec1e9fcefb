import type { AnswerValue, HelpProfileAnswers } from '@karov/domain';

/** Whether a value is a group of answers. */
export function isGroup(value: unknown): value is HelpProfileAnswers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the groups of a repeated answer; none for any other value. */
export function groupsOf(value: AnswerValue | undefined): HelpProfileAnswers[] {
  return Array.isArray(value) ? value.filter(isGroup) : [];
}

/** Returns the text in a field; empty for any other value. */
export function textOf(value: AnswerValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the chosen entries of a list. */
export function chosenOf(value: AnswerValue | undefined): (string | number)[] {
  const isEntry = (entry: unknown): entry is string | number =>
    typeof entry === 'string' || typeof entry === 'number';
  if (Array.isArray(value)) return value.filter(isEntry);
  return isEntry(value) ? [value] : [];
}

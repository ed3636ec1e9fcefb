import type { SecretKind } from './notification.entity.js';

/** A message's question: its kind, and the row that contains it. */
export interface AskedQuestion {
  kind: SecretKind;
  targetId: number;
}

/** Returns which questions are unanswered; the module `replies`, which knows the answers, implements it. */
export abstract class OpenQuestions {
  /** Returns those of the given questions that nobody has answered yet. */
  abstract among(asked: readonly AskedQuestion[]): Promise<readonly AskedQuestion[]>;
}

/** Returns a key that identifies a question. */
export function questionKey({ kind, targetId }: AskedQuestion): string {
  return `${kind} ${targetId}`;
}

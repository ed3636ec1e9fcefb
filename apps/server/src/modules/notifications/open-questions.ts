import type { SecretKind } from './notification.entity.js';

/** A question of a message: its kind, and the row that holds it. */
export interface AskedQuestion {
  kind: SecretKind;
  targetId: number;
}

/** Returns which questions are unanswered; `replies`, which knows the answers, provides it. */
export abstract class OpenQuestions {
  /** Returns the given questions that nobody has answered yet. */
  abstract among(asked: readonly AskedQuestion[]): Promise<readonly AskedQuestion[]>;
}

/** Returns a key for a question. */
export function questionKey({ kind, targetId }: AskedQuestion): string {
  return `${kind} ${targetId}`;
}

import type { SecretKind } from './notification.entity.js';

/** A question that a message asks: its kind, and the row that holds it. */
export interface AskedQuestion {
  kind: SecretKind;
  targetId: number;
}

/** Tells which questions wait for their answer; `replies` provides it, which knows the answers. */
export abstract class OpenQuestions {
  /** Those of some questions that nobody has answered yet. */
  abstract among(asked: readonly AskedQuestion[]): Promise<readonly AskedQuestion[]>;
}

/** One text for a question. */
export function questionKey({ kind, targetId }: AskedQuestion): string {
  return `${kind} ${targetId}`;
}

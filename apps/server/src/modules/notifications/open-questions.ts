import { Injectable } from '@nestjs/common';
import type { SecretKind } from './notification.entity.js';

/** A question that a message asks: its kind, and the row that holds it. */
export interface AskedQuestion {
  kind: SecretKind;
  targetId: number;
}

/** Tells which of some questions nobody has answered yet; registered by the module that knows the answers. */
export type OpenQuestionsSource = (asked: readonly AskedQuestion[]) => Promise<readonly AskedQuestion[]>;

/** Which questions wait for their answer. */
@Injectable()
export class OpenQuestions {
  private source: OpenQuestionsSource | null = null;

  /** Says where it is known. */
  useSource(source: OpenQuestionsSource): void {
    this.source = source;
  }

  /** Those of them that are open, by {@link questionKey}. */
  async among(asked: readonly AskedQuestion[]): Promise<ReadonlySet<string>> {
    const open = this.source && asked.length > 0 ? await this.source(asked) : [];
    return new Set(open.map(questionKey));
  }
}

/** One text for a question. */
export function questionKey({ kind, targetId }: AskedQuestion): string {
  return `${kind} ${targetId}`;
}

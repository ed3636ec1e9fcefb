import { LIMITS } from '@karov/domain';
import { ChoiceField, TextField } from '../../platform/http/fields.js';

/** A sentence in both languages. */
export class ReadyAnswerForm {
  @TextField({ max: LIMITS.readyAnswerMax }) text_he: string;
  @TextField({ max: LIMITS.readyAnswerMax }) text_en: string;
}

const DIRECTIONS = ['up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Moves a sentence one place up or down. */
export class ReadyAnswerMove {
  @ChoiceField(DIRECTIONS) direction: Direction;
}

import type { OptionList } from './option-lists.js';

/** Forms in which the help profile is asked for. */
export type ProfileFormKind = 'self' | 'reference' | 'profile';

/** A value as it goes over the wire and is stored. */
export type AnswerValue =
  | string
  | number
  | boolean
  | null
  | readonly (string | number)[]
  | HelpProfileAnswers
  | readonly HelpProfileAnswers[];
/** Answers by field name; groups nest. */
export interface HelpProfileAnswers {
  readonly [field: string]: AnswerValue | undefined;
}

/** Asked when a field beside it holds an entry with this key; yes-or-no fields hold `yes` or `no`. */
export interface Condition {
  readonly field: string;
  readonly has?: string;
  readonly hasNot?: string;
}

interface FieldBase {
  readonly name: string;
  /** An answer is asked for; false: it may be left empty. A list of forms: only in those. */
  readonly required: boolean | readonly ProfileFormKind[];
  readonly askedWhen?: Condition;
  /** Also asked in the short form of somebody in a hurry (`quick_emergency_request`). */
  readonly inQuick?: boolean;
  /** Only in these forms; without it in all. */
  readonly forms?: readonly ProfileFormKind[];
  /** HTML autocomplete token. */
  readonly autoComplete?: string;
}

export type SimpleKind =
  | 'text'
  | 'longText'
  | 'digits'
  | 'yesNo'
  | 'toggle'
  | 'confirm'
  | 'phone'
  | 'email'
  | 'address'
  | 'year'
  | 'idNumber';
export interface SimpleField extends FieldBase {
  readonly kind: SimpleKind;
  /** Shortest and longest trimmed length of a text. */
  readonly min?: number;
  readonly max?: number;
}
export interface ChoiceField extends FieldBase {
  /** One entry of a list, or several. */
  readonly kind: 'choice' | 'choices';
  readonly list: OptionList;
}
export interface GroupField extends FieldBase {
  /**
   * One thing of several fields, or a repeated one. A group that is not required is judged once anything of
   * it is filled in.
   */
  readonly kind: 'group' | 'repeated';
  readonly fields: readonly Field[];
  readonly maxItems?: number;
}
export type Field = SimpleField | ChoiceField | GroupField;

/** A step of the form. */
export interface Section {
  readonly name: string;
  readonly fields: readonly Field[];
}

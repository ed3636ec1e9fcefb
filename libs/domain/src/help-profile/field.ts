import type { OptionList } from './option-lists.js';

/**
 * The forms that contain the help profile. `carer`: somebody who registers only to ask on behalf of others,
 * and is not asked about a disability (rule 118).
 */
export type ProfileFormKind = 'self' | 'reference' | 'carer' | 'profile';

/** A value on the wire and in the database. */
export type AnswerValue =
  | string
  | number
  | boolean
  | null
  | readonly (string | number)[]
  | HelpProfileAnswers
  | readonly HelpProfileAnswers[];
/** Answers by field name; groups are nested. */
export interface HelpProfileAnswers {
  readonly [field: string]: AnswerValue | undefined;
}

/**
 * The field is asked when a sibling field has an entry with this key; yes-or-no fields have `yes` or `no`.
 */
export interface Condition {
  readonly field: string;
  readonly has?: string;
  readonly hasNot?: string;
}

interface FieldBase {
  readonly name: string;
  /** Whether an answer is required; a list of forms means that it is required only in those forms. */
  readonly required: boolean | readonly ProfileFormKind[];
  readonly askedWhen?: Condition;
  /** Whether the field is also asked in the short form for people in a hurry (`quick_emergency_request`). */
  readonly inQuick?: boolean;
  /** Whether carers are asked the field too. */
  readonly inCarer?: boolean;
  /** The forms that ask the field; all forms if the list is omitted. */
  readonly forms?: readonly ProfileFormKind[];
  /** The HTML autocomplete token. */
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
  /** The minimum and maximum length of a text, once trimmed. */
  readonly min?: number;
  readonly max?: number;
}
export interface ChoiceField extends FieldBase {
  /** Lets the reader choose one entry of a list, or several. */
  readonly kind: 'choice' | 'choices';
  readonly list: OptionList;
}
export interface GroupField extends FieldBase {
  /**
   * A group of several fields, or a repeated group. An optional group is validated as soon as one of its
   * fields is filled in.
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

import type { HelpProfileDropdowns } from '@karov/api-client';
import type { AnswerValue, Field, HelpProfileAnswers, ProfileFormKind } from '@karov/domain';
import type { ComponentType } from 'react';

/** The common context of a form's controls. */
interface ProfileFormContext {
  form: ProfileFormKind;
  options: HelpProfileDropdowns;
  /** the error texts, by dotted path */
  errors: Readonly<Record<string, string>>;
}

export interface ProfileFieldsProps {
  /** the fields of this form; their conditions are applied */
  fields: readonly Field[];
  answers: HelpProfileAnswers;
  context: ProfileFormContext;
  /** dotted path of the fields' group, with a dot at the end */
  prefix?: string;
  /** called with all answers of this group, and the path of the changed one */
  onChange: (answers: HelpProfileAnswers, path: string) => void;
}

export interface ControlOf<F extends Field> {
  field: F;
  path: string;
  value: AnswerValue | undefined;
  isOptional: boolean;
  context: ProfileFormContext;
  /** a change inside a group passes its own path */
  onChange: (value: AnswerValue | undefined, changedPath?: string) => void;
}

/** The props of a control with nested fields, which gets the component that renders them. */
export type NestingControlOf<F extends Field> = ControlOf<F> & { Fields: ComponentType<ProfileFieldsProps> };

import type { HelpProfileDropdowns } from '@karov/api-client';
import type { AnswerValue, Field, HelpProfileAnswers, ProfileFormKind } from '@karov/domain';
import type { ComponentType } from 'react';

/** What the controls of a form share. */
interface ProfileFormContext {
  form: ProfileFormKind;
  options: HelpProfileDropdowns;
  /** the error texts, keyed by dotted path */
  errors: Readonly<Record<string, string>>;
}

export interface ProfileFieldsProps {
  /** the fields of this form, needed to apply their conditions */
  fields: readonly Field[];
  answers: HelpProfileAnswers;
  context: ProfileFormContext;
  /** the dotted path of the group that contains the fields, with a dot at the end */
  prefix?: string;
  /** called with all answers of this group, and with the path of the changed answer */
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

/** The props of a control with nested fields, which also receives the component that renders them. */
export type NestingControlOf<F extends Field> = ControlOf<F> & { Fields: ComponentType<ProfileFieldsProps> };

import type { HelpProfileDropdowns } from '@karov/api-client';
import type { AnswerValue, Field, HelpProfileAnswers, ProfileFormKind } from '@karov/domain';
import type { ComponentType } from 'react';

/** What every control of one form shares. */
interface ProfileFormContext {
  form: ProfileFormKind;
  options: HelpProfileDropdowns;
  /** the text of what is wrong, by dotted path */
  errors: Readonly<Record<string, string>>;
}

export interface ProfileFieldsProps {
  /** the fields that may be asked here; conditions among them are followed */
  fields: readonly Field[];
  answers: HelpProfileAnswers;
  context: ProfileFormContext;
  /** dotted path of the group in which these stand, with its dot at the end */
  prefix?: string;
  /** told with all answers of this group, and the path of the one that changed */
  onChange: (answers: HelpProfileAnswers, path: string) => void;
}

export interface ControlOf<F extends Field> {
  field: F;
  path: string;
  value: AnswerValue | undefined;
  isOptional: boolean;
  context: ProfileFormContext;
  /** a change inside a group names its own path */
  onChange: (value: AnswerValue | undefined, changedPath?: string) => void;
}

/** A control with fields inside is given the component that lays them out. */
export type NestingControlOf<F extends Field> = ControlOf<F> & { Fields: ComponentType<ProfileFieldsProps> };

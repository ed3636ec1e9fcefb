import { type FlagGroup, isFlagAsked, type VolunteerFlag, volunteerFlagsOf } from '@karov/domain';
import { useText } from '../../core/text.js';
import { RadioGroup } from '../../design/choices/radio-group.js';
import { answerId } from '../answer-id.js';
import type { VolunteerFieldsProps } from './fields.js';

type Fields = Omit<VolunteerFieldsProps, 'options'>;

/** The yes-or-no questions of a group; each is shown only if the other answers allow it. */
export function FlagFields({ group, ...props }: Fields & { group: FlagGroup }) {
  return volunteerFlagsOf(group)
    .filter((name) => isFlagAsked(name, props.values))
    .map((name) => <FlagField key={name} name={name} {...props} />);
}

/** A yes-or-no question that may stay unanswered. */
function FlagField({ name, values, errors, set }: Fields & { name: VolunteerFlag }) {
  const t = useText();
  return (
    <RadioGroup
      id={answerId(name)}
      label={t(`volunteerForm.${name}`)}
      error={errors[name] ?? null}
      isOptional
      value={values[name]}
      entries={[
        { value: 1, label: t('common.words.yes') },
        { value: 0, label: t('common.words.no') },
      ]}
      onChange={(value) => set(name, value)}
    />
  );
}

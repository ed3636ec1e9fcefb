import type { VolunteerFlag } from '@karov/domain';
import { useText } from '../../core/text.js';
import { RadioGroup } from '../../design/choices/radio-group.js';
import { answerId } from '../answer-id.js';
import type { VolunteerFieldsProps } from './fields.js';

/** A question with yes and no, which may be left open. */
export function FlagField({
  name,
  values,
  errors,
  set,
}: Omit<VolunteerFieldsProps, 'options'> & { name: VolunteerFlag }) {
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

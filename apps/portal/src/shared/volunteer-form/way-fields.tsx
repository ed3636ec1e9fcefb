import { CONTACT_METHODS, WAYS_TO_HELP } from '@karov/domain';
import { useText } from '../../core/text.js';
import { RadioGroup } from '../../design/choices/radio-group.js';
import { answerId } from '../answer-id.js';
import type { VolunteerFieldsProps } from './fields.js';

/** How a volunteer helps, and the channel by which we write to them. */
export function WayFields({ values, errors, set }: VolunteerFieldsProps) {
  const t = useText();
  return (
    <>
      <RadioGroup
        id={answerId('way_to_provide_help')}
        label={t('volunteerForm.way_to_provide_help')}
        error={errors['way_to_provide_help'] ?? null}
        value={values.way_to_provide_help}
        entries={WAYS_TO_HELP.map((way) => ({ value: way, label: t(`volunteerForm.ways.${way}`) }))}
        onChange={(way) => set('way_to_provide_help', way)}
      />
      <RadioGroup
        id={answerId('contact_method')}
        label={t('volunteerForm.contact_method')}
        error={errors['contact_method'] ?? null}
        value={values.contact_method}
        entries={CONTACT_METHODS.map((method) => ({ value: method, label: t(`common.channel.${method}`) }))}
        onChange={(method) => set('contact_method', method)}
      />
    </>
  );
}

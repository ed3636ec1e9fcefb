import { LIMITS } from '@karov/domain';
import { useText } from '../../core/text.js';
import { AddressField } from '../../design/address/address-field.js';
import { TextField } from '../../design/field/text-field.js';
import { answerId } from '../answer-id.js';
import type { VolunteerFieldsProps } from './fields.js';

/** Names, e-mail and addresses of a volunteer. */
export function PersonFields({ values, errors, set }: VolunteerFieldsProps) {
  const t = useText();
  const shared = (
    name: 'first_name' | 'last_name' | 'email' | 'residential_address' | 'arrival_address',
  ) => ({
    id: answerId(name),
    label: t(`volunteerForm.${name}`),
    error: errors[name] ?? null,
    value: values[name],
    onChange: (text: string) => set(name, text),
  });
  return (
    <>
      <TextField {...shared('first_name')} autoComplete="given-name" maxLength={LIMITS.textMax} />
      <TextField {...shared('last_name')} autoComplete="family-name" maxLength={LIMITS.textMax} />
      <TextField
        {...shared('email')}
        isOptional
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={LIMITS.textMax}
      />
      <AddressField
        {...shared('residential_address')}
        hint={t('volunteerForm.addressHint')}
        autoComplete="street-address"
      />
      <AddressField {...shared('arrival_address')} isOptional hint={t('volunteerForm.arrivalHint')} />
    </>
  );
}

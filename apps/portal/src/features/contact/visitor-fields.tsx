import { LIMITS } from '@karov/domain';
import { useText } from '../../core/text.js';
import { TextField } from '../../design/field/text-field.js';
import type { Contact } from './use-contact.js';

type VisitorFieldsProps = Pick<Contact, 'values' | 'change'> & { errorOf: (field: string) => string | null };

/** A visitor's name and contact details for the reply (rule 110). */
export function VisitorFields({ values, change, errorOf }: VisitorFieldsProps) {
  const t = useText();
  return (
    <>
      <TextField
        id="full_name"
        label={t('contact.fullName')}
        autoComplete="name"
        value={values.full_name}
        maxLength={LIMITS.textMax}
        error={errorOf('full_name')}
        onChange={(value) => change('full_name', value)}
      />
      <TextField
        id="phone"
        label={t('contact.phone')}
        hint={t('contact.reachHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        value={values.phone}
        error={errorOf('phone')}
        onChange={(value) => change('phone', value)}
      />
      <TextField
        id="email"
        label={t('contact.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        value={values.email}
        maxLength={LIMITS.textMax}
        error={errorOf('email')}
        onChange={(value) => change('email', value)}
      />
    </>
  );
}

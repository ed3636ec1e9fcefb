import { useInput, useRecordContext } from 'react-admin';
import { Create } from '../../kit/create.js';
import { Edit } from '../../kit/edit.js';
import { SimpleForm } from '../../kit/form.js';
import { TextInput } from '../../kit/inputs.js';
import type { FormOf, RecordOf } from '../../kit/record-calls.js';
import { shortTexts } from '../../kit/short-texts.js';
import { useText } from '../../shared/text.js';
import { LogoField } from './logo-field.js';
import { MessageWords } from './message-words-fields.js';

type Organization = FormOf<'organizations'>;

const PATH = '/organizations';
const EMPTY: Organization = {
  name: '',
  greeting_he: '',
  greeting_en: '',
  signature_he: '',
  signature_en: '',
  logo: null,
};

/** Adds an organization. */
export function OrganizationCreate() {
  return (
    <Create resource="organizations" title="organizations.add_title" saved="organizations.added" to={PATH}>
      <OrganizationForm />
    </Create>
  );
}

/** Changes an organization. */
export function OrganizationEdit() {
  return (
    <Edit resource="organizations" title="organizations.edit_title" saved="organizations.updated" to={PATH}>
      <OrganizationForm />
    </Edit>
  );
}

function OrganizationForm() {
  const text = useText();
  return (
    <SimpleForm<Organization>
      defaultValues={EMPTY}
      validate={(form) => shortTexts(form, { name: 1 }, () => text('common.errors.required'))}
    >
      <TextInput<Organization> source="name" label="words.name" isRequired />
      <LogoInput />
      <MessageWords />
    </SimpleForm>
  );
}

function LogoInput() {
  const saved = useRecordContext<RecordOf<'organizations'>>()?.logo ?? null;
  const { field, fieldState } = useInput<Organization['logo']>({ source: 'logo' });
  return <LogoField saved={saved} fault={fieldState.error?.message} onChoose={field.onChange} />;
}

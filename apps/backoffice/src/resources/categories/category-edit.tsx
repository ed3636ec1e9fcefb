import { HELP_PICTURES, LIMITS } from '@karov/domain';
import { Edit } from '../../kit/edit.js';
import { SimpleForm } from '../../kit/form.js';
import { BooleanInput, SelectInput, TextInput } from '../../kit/inputs.js';
import type { FormOf } from '../../kit/record-calls.js';
import { shortTexts } from '../../kit/short-texts.js';
import { useText } from '../../shared/text.js';

type Category = FormOf<'categories'>;

const NAMES = { name_he: LIMITS.nameMin, name_en: LIMITS.nameMin };

/** Changes a category: its names, and how its requests are handled. */
export function CategoryEdit() {
  const text = useText();
  const pictures = HELP_PICTURES.map((id) => ({ id, label: text(`categories.pictures.${id}`) }));
  return (
    <Edit
      resource="categories"
      title="categories.edit_title"
      back={{ to: '/categories', label: 'categories.back' }}
      saved="categories.saved"
      to="/categories"
    >
      <SimpleForm<Category> validate={(form) => shortTexts(form, NAMES, () => text('categories.name_short'))}>
        <TextInput<Category> source="name_he" label="categories.name_he" isRequired attributes={HEBREW} />
        <TextInput<Category> source="name_en" label="categories.name_en" isRequired attributes={ENGLISH} />
        <SelectInput<Category> source="picture" label="categories.picture" choices={pictures} />
        <BooleanInput<Category>
          source="is_auto_assign"
          label="categories.auto_assign"
          hint="categories.auto_assign_hint"
        />
        <BooleanInput<Category>
          source="needs_approval"
          label="categories.approval"
          hint="categories.approval_hint"
        />
      </SimpleForm>
    </Edit>
  );
}

const HEBREW = { dir: 'rtl', maxLength: LIMITS.textMax } as const;
const ENGLISH = { dir: 'ltr', maxLength: LIMITS.textMax } as const;

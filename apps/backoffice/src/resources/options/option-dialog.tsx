import type { OptionRow } from '@karov/api-client';
import type { KeptList } from '@karov/domain';
import { SimpleForm } from '../../kit/form.js';
import { FormDialog } from '../../kit/form-dialog.js';
import { CheckboxInput, TextInput } from '../../kit/inputs.js';
import { type FormOf, mayBeUrgent } from '../../kit/record-calls.js';
import { shortTexts } from '../../kit/short-texts.js';
import { useText } from '../../shared/text.js';

interface OptionDialogProps {
  title: string;
  list: KeptList;
  /** null for a new one */
  option: OptionRow | null;
  onClose: () => void;
}

type Words = FormOf<'options'>;

const NAMES = { label_he: 1, label_en: 1 };

/** The dialog for the words of an option in both languages. */
export function OptionDialog({ title, list, option, onClose }: OptionDialogProps) {
  const text = useText();
  return (
    <FormDialog
      resource="options"
      record={option}
      title={title}
      saved="options.saved"
      onSaved={onClose}
      onClose={onClose}
    >
      <SimpleForm<Words>
        defaultValues={{ list, label_he: '', label_en: '' }}
        validate={(words) => shortTexts(words, NAMES, () => text('common.errors.required'))}
      >
        <TextInput<Words> source="label_he" label="options.label_he" isRequired autoFocus attributes={RTL} />
        <TextInput<Words> source="label_en" label="options.label_en" isRequired attributes={LTR} />
        {mayBeUrgent(list) && <CheckboxInput<Words> source="is_urgent" label="options.is_urgent" />}
      </SimpleForm>
    </FormDialog>
  );
}

const RTL = { dir: 'rtl' } as const;
const LTR = { dir: 'ltr' } as const;

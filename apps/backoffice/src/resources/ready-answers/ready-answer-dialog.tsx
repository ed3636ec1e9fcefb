import type { ReadyAnswerRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { SimpleForm } from '../../kit/form.js';
import { FormDialog } from '../../kit/form-dialog.js';
import { TextInput } from '../../kit/inputs.js';
import type { FormOf } from '../../kit/record-calls.js';
import { shortTexts } from '../../kit/short-texts.js';
import { useText } from '../../shared/text.js';

interface ReadyAnswerDialogProps {
  /** null for a new one */
  answer: ReadyAnswerRow | null;
  onClose: () => void;
}

type Words = FormOf<'ready-answers'>;

const FIELDS = [
  { name: 'text_he', dir: 'rtl', lang: 'he' },
  { name: 'text_en', dir: 'ltr', lang: 'en' },
] as const;
const LEAST = { text_he: 1, text_en: 1 };

/** The dialog for the words of a ready answer in both languages. */
export function ReadyAnswerDialog({ answer, onClose }: ReadyAnswerDialogProps) {
  const text = useText();
  return (
    <FormDialog
      resource="ready-answers"
      record={answer}
      title={text(answer ? 'ready_answers.edit_title' : 'ready_answers.add')}
      saved="ready_answers.saved"
      onSaved={onClose}
      onClose={onClose}
    >
      <SimpleForm<Words>
        defaultValues={{ text_he: '', text_en: '' }}
        validate={(words) => shortTexts(words, LEAST, () => text('common.errors.required'))}
      >
        {FIELDS.map(({ name, dir, lang }, index) => (
          <TextInput<Words>
            key={name}
            source={name}
            label={`ready_answers.${name}`}
            isRequired
            lines={2}
            autoFocus={index === 0}
            attributes={{ dir, lang, maxLength: LIMITS.readyAnswerMax }}
          />
        ))}
      </SimpleForm>
    </FormDialog>
  );
}

import type { ChoiceField } from '@karov/domain';
import { ownValue } from '@karov/domain';
import { useFormText } from '../../core/text.js';
import { RadioGroup } from '../../design/choices/radio-group.js';
import { Select } from '../../design/field/select.js';
import { FoldedField } from '../../design/section/folded-field.js';
import { answerId } from '../answer-id.js';
import { chosenOf } from './answers.js';
import { ChoicesControl } from './choices-control.js';
import type { ControlOf } from './control.js';
import { useProfileWords } from './form-words.js';

/** The maximum number of choices that are laid out; a longer list becomes a drop-down. */
const MOST_LAID_OUT = 8;

/**
 * The maximum number of choices that stay open in the profile; a longer list that has an answer is folded to
 * the answer, and opens to change it.
 */
const MOST_LEFT_OPEN = 3;

/** Lets the reader choose one entry of a list, or several. */
export function ChoiceControl(control: ControlOf<ChoiceField>) {
  const words = useProfileWords(control.context.form);
  const { field, path, value, context } = control;
  const entries = context.options[field.list];
  if (context.form !== 'profile' || entries.length <= MOST_LEFT_OPEN) return <LaidOut {...control} />;
  const chosen = chosenOf(value);
  const answer = entries.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  return (
    <FoldedField
      label={words.label(path)}
      answer={answer.join(', ')}
      isWanted={answer.length === 0 || Boolean(ownValue(context.errors, path))}
    >
      <LaidOut {...control} />
    </FoldedField>
  );
}

function LaidOut({ field, path, value, isOptional, context, onChange }: ControlOf<ChoiceField>) {
  const t = useFormText();
  const words = useProfileWords(context.form);
  const shared = {
    id: answerId(path),
    label: words.label(path),
    hint: words.hint(path) ?? undefined,
    error: ownValue(context.errors, path) ?? null,
    isOptional,
  };
  const entries = context.options[field.list].map(({ id, label }) => ({ value: id, label }));
  const chosen = chosenOf(value);
  if (field.kind === 'choices')
    return (
      <ChoicesControl
        {...shared}
        list={field.list}
        options={context.options[field.list]}
        values={chosen}
        entries={entries}
        onChange={onChange}
      />
    );
  const [one = null] = chosen;
  if (entries.length <= MOST_LAID_OUT)
    return (
      <RadioGroup
        {...shared}
        value={one}
        entries={entries}
        onChange={(entry) => onChange(entry ?? undefined)}
      />
    );

  const choices = [
    { value: '', label: t('forms.choose') },
    ...entries.map((entry) => ({ value: String(entry.value), label: entry.label })),
  ];
  const choose = (text: string) => onChange(entries.find((entry) => String(entry.value) === text)?.value);
  return <Select {...shared} value={one === null ? '' : String(one)} choices={choices} onChange={choose} />;
}

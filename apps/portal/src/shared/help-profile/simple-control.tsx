import { LIMITS, onlyDigits, ownValue, phoneKeys, type SimpleField } from '@karov/domain';
import { useText } from '../../core/text.js';
import { AddressField } from '../../design/address/address-field.js';
import { Checkbox } from '../../design/choices/checkbox.js';
import { RadioGroup } from '../../design/choices/radio-group.js';
import { TextArea } from '../../design/field/text-area.js';
import { TextField } from '../../design/field/text-field.js';
import { answerId } from '../answer-id.js';
import { textOf } from './answers.js';
import type { ControlOf } from './control.js';
import { useProfileWords } from './form-words.js';

type TextKind = Exclude<SimpleField['kind'], 'yesNo' | 'toggle' | 'confirm' | 'longText' | 'address'>;

const YEAR_DIGITS = 4;

/** The on-screen keyboard and the text direction for each kind of text. */
const TYPING: Readonly<
  Record<
    TextKind,
    { type?: string; inputMode?: 'numeric' | 'tel' | 'email'; dir?: 'ltr'; maxLength?: number }
  >
> = {
  text: { maxLength: LIMITS.textMax },
  digits: { inputMode: 'numeric', dir: 'ltr' },
  idNumber: { inputMode: 'numeric', dir: 'ltr' },
  year: { inputMode: 'numeric', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', maxLength: LIMITS.textMax },
};

/**
 * Removes letters where digits are expected (rule 131); the length is checked afterwards, so that pasted
 * numbers with separators are not cut.
 */
function cleaned(kind: SimpleField['kind'], text: string): string {
  if (kind === 'year') return onlyDigits(text).slice(0, YEAR_DIGITS);
  if (kind === 'digits' || kind === 'idNumber') return onlyDigits(text).slice(0, LIMITS.idNumberDigits);
  return kind === 'phone' ? phoneKeys(text, ' -') : text;
}

const FLAGS = [
  { value: 1, word: 'yes' },
  { value: 0, word: 'no' },
] as const;

/** A single answer that is typed, ticked, or chosen between yes and no. */
export function SimpleControl({ field, path, value, isOptional, context, onChange }: ControlOf<SimpleField>) {
  const t = useText();
  const words = useProfileWords(context.form);
  const shared = {
    id: answerId(path),
    label: words.label(path),
    hint: words.hint(path) ?? undefined,
    error: ownValue(context.errors, path) ?? null,
    isOptional,
  };
  const typed = { ...shared, value: textOf(value), autoComplete: field.autoComplete };
  const type = (text: string) => onChange(cleaned(field.kind, text));
  switch (field.kind) {
    case 'yesNo': {
      const entries = FLAGS.map((flag) => ({ value: flag.value, label: t(`common.words.${flag.word}`) }));
      return (
        <RadioGroup
          {...shared}
          value={value === 1 || value === 0 ? value : null}
          entries={entries}
          onChange={(flag) => onChange(flag ?? undefined)}
        />
      );
    }
    case 'toggle':
      return (
        <Checkbox
          {...shared}
          isProminent
          isChecked={value === 1}
          onChange={(isChecked) => onChange(isChecked ? 1 : 0)}
        />
      );
    case 'confirm':
      return (
        <Checkbox
          {...shared}
          isChecked={value === 1}
          onChange={(isChecked) => onChange(isChecked ? 1 : undefined)}
        />
      );
    case 'longText':
      return (
        <TextArea {...shared} value={textOf(value)} maxLength={field.max ?? LIMITS.noteMax} onChange={type} />
      );
    case 'address':
      return <AddressField {...typed} onChange={type} />;
    default:
      return <TextField {...typed} {...TYPING[field.kind]} onChange={type} />;
  }
}

import type { HelpProfileDropdowns } from '@karov/api-client';
import { useText } from '../../core/text.js';
import { TextField } from '../../design/field/text-field.js';
import { FoldedField } from '../../design/section/folded-field.js';
import { answerId } from '../../shared/answer-id.js';
import { ChoicesControl } from '../../shared/help-profile/index.js';
import { type DetailName, type Details, hasOtherDisability } from './details.js';

interface DisabilityFieldsProps {
  details: Details;
  options: HelpProfileDropdowns;
  errors: Readonly<Record<string, string>>;
  set: <N extends DetailName>(name: N, value: Details[N]) => void;
}

/** Disabilities of a help seeker, with words for "other" (rule 121). */
export function DisabilityFields({ details, options, errors, set }: DisabilityFieldsProps) {
  const t = useText();
  const entries = options.disabilities.map(({ id, label }) => ({ value: Number(id), label }));
  const error = errors['disability_id'] ?? null;
  const chosen = entries
    .filter(({ value }) => details.disability_id.includes(value))
    .map((entry) => entry.label);
  return (
    <>
      <FoldedField
        label={t('profile.details.disabilities')}
        answer={chosen.join(', ')}
        isWanted={chosen.length === 0 || error !== null}
      >
        <ChoicesControl
          list="disabilities"
          options={options.disabilities}
          id={answerId('disability_id')}
          label={t('profile.details.disabilities')}
          error={error}
          values={details.disability_id}
          entries={entries}
          onChange={(values) => set('disability_id', values)}
        />
      </FoldedField>
      {hasOtherDisability(details, options) && (
        <TextField
          id={answerId('other_disability')}
          label={t('profile.details.otherDisability')}
          error={errors['other_disability'] ?? null}
          value={details.other_disability}
          onChange={(value) => set('other_disability', value)}
        />
      )}
    </>
  );
}

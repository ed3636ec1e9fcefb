import { useText } from '../../core/text.js';
import { CheckboxGroup } from '../../design/choices/checkbox-group.js';
import { TextField } from '../../design/field/text-field.js';
import { answerId } from '../answer-id.js';
import { keyEntries, type VolunteerFieldsProps } from './fields.js';
import { OTHER_LANGUAGE } from './values.js';

/** A volunteer's interests and languages. */
export function SkillFields({ options, values, errors, set }: VolunteerFieldsProps) {
  const t = useText();
  return (
    <>
      <CheckboxGroup
        id={answerId('interests')}
        label={t('volunteerForm.interests')}
        hint={t('volunteerForm.manyHint')}
        error={errors['interests'] ?? null}
        values={values.interests}
        entries={keyEntries(options.volunteer_interests)}
        onChange={(interests) => set('interests', interests)}
      />
      <CheckboxGroup
        id={answerId('languages')}
        label={t('volunteerForm.languages')}
        hint={t('volunteerForm.manyHint')}
        error={errors['languages'] ?? null}
        values={values.languages}
        entries={keyEntries(options.volunteer_languages)}
        onChange={(languages) => set('languages', languages)}
      />
      {values.languages.includes(OTHER_LANGUAGE) && (
        <TextField
          id={answerId('other_language')}
          label={t('volunteerForm.other_language')}
          hint={t('volunteerForm.otherLanguageHint')}
          error={errors['other_language'] ?? null}
          value={values.other_language}
          onChange={(text) => set('other_language', text)}
        />
      )}
    </>
  );
}

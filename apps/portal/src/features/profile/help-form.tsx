import { type HelpProfileDropdowns, type Profile, ValidationError } from '@karov/api-client';
import { askedSections, type HelpProfileAnswers, PAGES, type SectionName } from '@karov/domain';
import { type FormEvent, useMemo, useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { navigate } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { ErrorSummary } from '../../design/summary/error-summary.js';
import { ProfileFields, useProfileWords, validateProfile } from '../../shared/help-profile/index.js';
import { PageHeading } from '../../shared/page-heading.js';
import {
  type AnswerProblem,
  problemsOf,
  summaryOf,
  textsByPath,
  withoutTextsOf,
  withWantedTexts,
} from '../../shared/wizard/faults.js';
import { saveProfile } from './profile-calls.js';
import { UnsavedGuard } from './unsaved-guard.js';

interface HelpFormProps {
  profile: Profile;
  options: HelpProfileDropdowns;
  /** null: all sections, because none of the stored answers can be read */
  section: SectionName | null;
}

const NO_PROBLEMS: readonly AnswerProblem[] = [];

/**
 * One section of the help profile, or all of them: saved separately, with a warning before unsaved changes
 * are lost (rule 121).
 */
export function HelpForm({ profile, options, section }: HelpFormProps) {
  const t = useText();
  const words = useProfileWords();
  const [answers, setAnswers] = useState<HelpProfileAnswers>(() =>
    section ? (profile.help_profile ?? {}) : knownAnswers(profile),
  );
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const faults = useMemo(() => summaryOf(problems, (path) => words.label(path)), [problems, words]);
  const sections = askedSections(answers, { form: 'profile', options, isQuick: false }).filter(({ name }) =>
    section ? name === section : name !== 'about',
  );

  const tell = (found: readonly AnswerProblem[]) => {
    const named = withWantedTexts(t, found, (path) => words.label(path));
    setProblems(named);
    setErrors(textsByPath(named));
  };
  const save = async () => {
    const judged = await validateProfile(t, answers, 'profile', options, section ?? undefined);
    if (judged.problems.length > 0) return tell(judged.problems);
    await saveProfile({ help_profile: judged.answers, ...(section && { help_section: section }) });
    setDirty(false);
    showToast('done', t('profile.help.saved'));
    navigate(PAGES.Profile.path);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    save()
      .catch((error: unknown) =>
        error instanceof ValidationError ? tell(problemsOf(error)) : toastFailure(error),
      )
      .finally(() => setBusy(false));
  };
  const change = (changed: HelpProfileAnswers, path: string) => {
    setDirty(true);
    setAnswers(changed);
    setErrors((last) => withoutTextsOf(last, path));
  };
  return (
    <>
      <form className="wizard" onSubmit={submit} noValidate>
        <PageHeading>{section ? words.section(section).title : t('profile.help.anew')}</PageHeading>
        <ErrorSummary faults={faults} />
        {!section && (
          <Alert tone="danger">
            <p>{t('profile.help.unreadable')}</p>
          </Alert>
        )}
        {sections.map(({ name, fields }) => {
          const { title, intro } = words.section(name);
          return (
            <div className="stack" key={name}>
              {!section && <h2>{title}</h2>}
              {intro && <p>{intro}</p>}
              <ProfileFields
                fields={fields}
                answers={answers}
                context={{ form: 'profile', options, errors }}
                onChange={change}
              />
            </div>
          );
        })}
        <div className="wizard__actions">
          <Button type="submit" isWide isBusy={isBusy}>
            {t(isBusy ? 'profile.details.saving' : 'profile.help.save')}
          </Button>
        </div>
      </form>
      <UnsavedGuard isDirty={isDirty} />
    </>
  );
}

/**
 * The facts about a person that are stored outside the help profile: they are validated together with the
 * answers.
 */
function knownAnswers(profile: Profile): HelpProfileAnswers {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    ...(profile.email && { email: profile.email }),
    residential_address: profile.residential_address,
    disability_id: profile.disability_id,
    ...(profile.other_disability && { other_disability: profile.other_disability }),
  };
}

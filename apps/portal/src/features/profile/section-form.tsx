import { useMemo, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ValidationError, type HelpProfileDropdowns, type Profile } from '@karov/api-client';
import { askedSections, PAGES, type HelpProfileAnswers, type SectionName } from '@karov/domain';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { ErrorSummary } from '../../design/summary/error-summary.js';
import { validateProfile, ProfileFields, useProfileWords } from '../../shared/help-profile/index.js';
import { PageHeading } from '../../shared/page-heading.js';
import { problemsOf, summaryOf, textsByPath, withoutTextsOf, withWantedTexts, type AnswerProblem } from '../../shared/wizard/faults.js';
import { saveProfile } from './profile-calls.js';
import { UnsavedGuard } from './unsaved-guard.js';

interface SectionFormProps {
  profile: Profile;
  options: HelpProfileDropdowns;
  section: SectionName;
}

const NO_PROBLEMS: readonly AnswerProblem[] = [];

/** One section of the help profile: it is saved by itself, and asks before it is left unsaved (rule 121). */
export function SectionForm({ profile, options, section }: SectionFormProps) {
  const t = useText();
  const words = useProfileWords();
  const navigate = useNavigate();
  const [answers, setAnswers] = useState<HelpProfileAnswers>(profile.help_profile ?? {});
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const faults = useMemo(() => summaryOf(problems, (path) => words.label(path)), [problems, words]);
  const { title, intro } = words.section(section);
  const fields = askedSections(answers, { form: 'profile', options, isQuick: false }).find(({ name }) => name === section)?.fields ?? [];

  const tell = (found: readonly AnswerProblem[]) => {
    const named = withWantedTexts(t, found, (path) => words.label(path));
    setProblems(named);
    setErrors(textsByPath(named));
  };
  const save = async () => {
    const judged = await validateProfile(t, answers, 'profile', options, section);
    if (judged.problems.length > 0) return tell(judged.problems);
    await saveProfile({ help_profile: judged.answers, help_section: section });
    setDirty(false);
    showToast('done', t('profile.help.saved'));
    await navigate(PAGES.Profile.path);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    save()
      .catch((error: unknown) => (error instanceof ValidationError ? tell(problemsOf(error)) : toastFailure(error)))
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
        <PageHeading>{title}</PageHeading>
        <ErrorSummary faults={faults} />
        {intro && <p>{intro}</p>}
        <ProfileFields fields={fields} answers={answers} context={{ form: 'profile', options, errors }} onChange={change} />
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

import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { HelpProfileDropdowns, Profile } from '@karov/api-client';
import { askedFields, askedSections, PAGES, readAnswers, sectionOf, type AskingContext, type HelpProfileAnswers } from '@karov/domain';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Spinner } from '../../design/spinner/Spinner.js';
import { checkedAnswers, judgeProfile, ProfileFields, useProfileOptions, useProfileWords, type Reading } from '../../shared/help-profile/index.js';
import { LoadFailure } from '../../shared/LoadFailure.js';
import { CheckList } from '../../shared/wizard/CheckList.js';
import { CHECK, useWizard } from '../../shared/wizard/use-wizard.js';
import { WizardPage } from '../../shared/wizard/WizardPage.js';
import { DETAILS_SECTION, withDetails } from './help-answers.js';
import { loadProfile, saveProfile } from './profile-calls.js';

function sectionsOf(answers: HelpProfileAnswers, asking: AskingContext) {
  return askedSections(answers, asking).filter(({ name }) => name !== DETAILS_SECTION);
}

/** The help profile of somebody who is registered: any part of it, then everything once more before it is saved. */
function HelpProfileForm({ profile, options }: { profile: Profile; options: HelpProfileDropdowns }) {
  const t = useText();
  const words = useProfileWords();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asking: AskingContext = { form: 'profile', options, isQuick: false };
  const draft = useMemo(() => ({ form: 'profile', owner: String(profile.id), parse: readAnswers }), [profile.id]);
  const judge = (answers: HelpProfileAnswers) => judgeProfile(t, withDetails(answers, profile), 'profile', options);
  const wizard = useWizard<HelpProfileAnswers>({
    draft,
    first: profile.help_profile ?? {},
    reopenedAt: query.get('section'),
    stepsOf: (answers) => sectionsOf(withDetails(answers, profile), asking).map(({ name }) => name),
    stepOf: sectionOf,
    labelOf: (path) => words.label(path),
    judge: async (answers) => (await judge(answers)).problems,
    send: async (answers) => {
      await saveProfile({ help_profile: (await judge(answers)).answers });
      showToast('done', t('profile.help.saved'));
      await navigate(PAGES.Profile.path);
    },
  });
  const { values, change, step, errors } = wizard;
  const sections = sectionsOf(withDetails(values, profile), asking);
  if (step === CHECK) {
    const reading: Reading = { t, words, options, askedIn: (fields, answers) => askedFields(fields, answers, asking, false) };
    const steps = sections.map(({ name, fields }) => ({ step: name, title: words.section(name).title, answers: checkedAnswers(fields, values, reading) }));
    return (
      <WizardPage wizard={wizard} title={t('registration.checkTitle')} intro={t('registration.checkIntro')}>
        <CheckList steps={steps} onChange={wizard.goTo} />
      </WizardPage>
    );
  }
  const { title, intro } = words.section(step);
  return (
    <WizardPage wizard={wizard} title={title} intro={intro}>
      <ProfileFields fields={sections.find(({ name }) => name === step)?.fields ?? []} answers={values} context={{ form: 'profile', options, errors }} onChange={change} />
    </WizardPage>
  );
}

/** Where a registered help seeker changes the help profile (part 1 §2.9). */
export default function HelpProfilePage() {
  const t = useText();
  const { data: profile, error, reload } = useLoad(loadProfile);
  const { data: options, error: optionsError, reload: reloadOptions } = useProfileOptions();
  const retry = () => {
    reload();
    reloadOptions();
  };
  if (!profile || !options) return error || optionsError ? <LoadFailure text={t('profile.failed')} onRetry={retry} /> : <Spinner />;
  return (
    <div className="page page--text">
      <HelpProfileForm profile={profile} options={options} />
    </div>
  );
}

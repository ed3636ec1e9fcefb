import type { HelpProfileDropdowns } from '@karov/api-client';
import {
  type AskingContext,
  askedFields,
  askedSections,
  formatPhone,
  type HelpProfileAnswers,
  isolated,
  PAGES,
  type ProfileFormKind,
} from '@karov/domain';
import { useMemo } from 'react';
import { useText } from '../../../core/text.js';
import {
  checkedAnswers,
  ProfileFields,
  useProfileWords,
  validateProfile,
} from '../../../shared/help-profile/index.js';
import { CheckList } from '../../../shared/wizard/check-list.js';
import { CHECK, useWizard } from '../../../shared/wizard/use-wizard.js';
import { WizardPage } from '../../../shared/wizard/wizard-page.js';
import {
  hasNoPhone,
  PHONE,
  phoneIn,
  readKeptAnswers,
  sentPhone,
  stepOfAnswer,
  validateAssistedPhone,
} from './assisted-phone.js';
import { AssistedPhone } from './assisted-phone-field.js';

export interface ProfileWizardProps {
  form: Exclude<ProfileFormKind, 'profile'>;
  /** the draft's owner: the phone, or the person who registers another */
  owner: string;
  options: HelpProfileDropdowns;
  /** the answers that are known in advance */
  first: HelpProfileAnswers;
  send: (answers: HelpProfileAnswers) => Promise<void>;
  answerFailure?: (error: unknown) => boolean;
}

/** The step with the consent to the terms, which can be read there. */
const CONSENT = 'consent';

/**
 * The help profile in steps, for oneself or, with that person's phone, for somebody else (rules 118 and 120).
 */
export function ProfileWizard({ form, owner, options, first, send, answerFailure }: ProfileWizardProps) {
  const t = useText();
  const words = useProfileWords(form);
  const asksPhone = form === 'reference';
  const draft = useMemo(() => ({ form, owner, parse: readKeptAnswers }), [form, owner]);
  const askingIn = (answers: HelpProfileAnswers): AskingContext => ({
    form,
    options,
    isQuick: answers['quick_emergency_request'] === 1,
  });
  const validate = async (answers: HelpProfileAnswers) => {
    const { problems } = await validateProfile(t, answers, form, options);
    return asksPhone ? [...(await validateAssistedPhone(t, answers)), ...problems] : problems;
  };

  const wizard = useWizard<HelpProfileAnswers>({
    draft,
    first,
    stepsOf: (answers) => askedSections(answers, askingIn(answers)).map(({ name }) => name),
    stepOf: stepOfAnswer,
    labelOf: (path) => (path === PHONE ? t('registration.assistedPhone') : words.label(path)),
    validate,
    send: async (answers) =>
      send({
        ...(await validateProfile(t, answers, form, options)).answers,
        ...(asksPhone && sentPhone(answers)),
      }),
    ...(answerFailure && { answerFailure }),
  });
  const { values, change, step, errors } = wizard;
  const asking = askingIn(values);
  const sections = askedSections(values, asking);
  const reading = {
    t,
    words,
    options,
    askedIn: (fields: Parameters<typeof askedFields>[0], answers: HelpProfileAnswers) =>
      askedFields(fields, answers, asking, false),
  };

  if (step === CHECK) {
    const phone = {
      path: PHONE,
      label: t('registration.assistedPhone'),
      value: hasNoPhone(values) ? t('common.words.noPhone') : isolated(formatPhone(phoneIn(values).trim())),
    };
    const lead = (name: string) => (asksPhone && name === stepOfAnswer(PHONE) ? [phone] : []);
    const steps = sections.map(({ name, fields }) => ({
      step: name,
      title: words.section(name).title,
      answers: [...lead(name), ...checkedAnswers(fields, values, reading)],
    }));
    return (
      <WizardPage wizard={wizard} title={t('registration.checkTitle')} intro={t('registration.checkIntro')}>
        <CheckList steps={steps} onChange={wizard.goTo} />
      </WizardPage>
    );
  }
  const { title, intro } = words.section(step);
  const fields = sections.find(({ name }) => name === step)?.fields ?? [];
  return (
    <WizardPage wizard={wizard} title={title} intro={intro}>
      {asksPhone && step === stepOfAnswer(PHONE) && (
        <AssistedPhone
          answers={values}
          error={errors[PHONE] ?? null}
          onChange={(answers) => change(answers, PHONE)}
        />
      )}
      {step === CONSENT && (
        <p>
          <a className="standing-link" href={PAGES.Regulations.path} target="_blank" rel="noreferrer">
            {t('registration.readTerms')} ({t('common.words.opensInNewTab')})
          </a>
        </p>
      )}
      <ProfileFields fields={fields} answers={values} context={{ form, options, errors }} onChange={change} />
    </WizardPage>
  );
}

import { type Profile, type RegisterDropdowns, serverNow } from '@karov/api-client';
import { homeOf, localDay, PAGES, pageFor } from '@karov/domain';
import { session } from '@karov/web';
import { useMemo } from 'react';
import { api } from '../../core/api.js';
import { notice, showToast } from '../../core/notices.js';
import { navigate } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { refreshSession } from '../../shared/refresh-session.js';
import { AgreementFields } from '../../shared/volunteer-form/agreement-fields.js';
import { checkedSignature, checkedVolunteer } from '../../shared/volunteer-form/checked-volunteer.js';
import type { VolunteerFieldsProps } from '../../shared/volunteer-form/fields.js';
import { FlagFields } from '../../shared/volunteer-form/flag-field.js';
import { IdentityFields } from '../../shared/volunteer-form/identity-fields.js';
import { volunteerLabel } from '../../shared/volunteer-form/label-of.js';
import { SigningFields } from '../../shared/volunteer-form/signing-fields.js';
import { SkillFields } from '../../shared/volunteer-form/skill-fields.js';
import { factsToWire } from '../../shared/volunteer-form/to-wire.js';
import { TrainingFields } from '../../shared/volunteer-form/training-fields.js';
import { validateVolunteer } from '../../shared/volunteer-form/validate-volunteer.js';
import { knownVolunteer, parseVolunteer, type VolunteerValues } from '../../shared/volunteer-form/values.js';
import { CheckList } from '../../shared/wizard/check-list.js';
import { CHECK, useWizard } from '../../shared/wizard/use-wizard.js';
import { WizardPage } from '../../shared/wizard/wizard-page.js';
import { RENEWAL_STEP_NAMES, RENEWAL_STEPS, type RenewalStep, stepOfRenewal } from './renewal-steps.js';

/**
 * Returns the known values; the agreement must be signed again, and a past training is not offered as a
 * future session (rule 54).
 */
function firstValues(profile: Profile, options: RegisterDropdowns): VolunteerValues {
  const known = knownVolunteer(
    profile,
    profile.volunteer_information,
    options.volunteer_languages.map(({ key }) => key),
  );
  return { ...known, date: known.date >= localDay(new Date(serverNow())) ? known.date : '' };
}

function StepFields({
  step,
  isFrozen,
  ...props
}: VolunteerFieldsProps & { step: RenewalStep; isFrozen: boolean }) {
  const t = useText();
  if (step === 'how') return <SkillFields {...props} />;
  if (step === 'training')
    return (
      <>
        <FlagFields group="practice" {...props} />
        <TrainingFields {...props} earliest={localDay(new Date(serverNow()))} />
      </>
    );
  if (step === 'agreement') return <AgreementFields {...props} />;
  if (step === 'signature') return <SigningFields {...props} />;
  return (
    <>
      {isFrozen && (
        <Alert tone="waiting" title={t('account.frozenTitle')}>
          <p>{t('volunteerForm.frozen')}</p>
        </Alert>
      )}
      <IdentityFields {...props} />
    </>
  );
}

/**
 * The renewal of the yearly agreement (rule 53): the facts to check in short steps, then the agreement and
 * the signature.
 */
export function RenewalForm({ profile, options }: { profile: Profile; options: RegisterDropdowns }) {
  const t = useText();
  const draft = useMemo(
    () => ({ form: 'renewal', owner: String(profile.id), parse: parseVolunteer }),
    [profile.id],
  );
  const send = async (values: VolunteerValues) => {
    const id = profile.volunteer_information?.id;
    await api.act('POST', '/volunteer/renew/account', {
      body: { ...factsToWire(values), ...(id !== undefined && { volunteer_information_id: id }) },
    });
    await refreshSession();
    notice.set(null);
    showToast('done', t('volunteerForm.renewed'));
    const record = session.get();
    navigate(record ? PAGES[pageFor(homeOf(record), record)].path : PAGES.Login.path);
  };
  const wizard = useWizard<VolunteerValues>({
    draft,
    first: firstValues(profile, options),
    stepsOf: () => RENEWAL_STEP_NAMES,
    stepOf: stepOfRenewal,
    labelOf: (path) => volunteerLabel(t, path),
    validate: async (values) => validateVolunteer(values, { t, options, isRenewal: true, isPartial: false }),
    send,
  });
  const { values, step, errors, change } = wizard;
  if (step === CHECK) {
    const steps = RENEWAL_STEP_NAMES.map((name) => ({
      step: name,
      title: t(`volunteerForm.steps.${name}.title`),
      answers:
        name === 'signature'
          ? [checkedSignature(values, t)]
          : checkedVolunteer(RENEWAL_STEPS[name], values, options, t),
    }));
    return (
      <WizardPage wizard={wizard} title={t('registration.checkTitle')} intro={t('registration.checkIntro')}>
        <CheckList steps={steps} onChange={wizard.goTo} />
      </WizardPage>
    );
  }
  const name = RENEWAL_STEP_NAMES.find((known) => known === step) ?? 'identity';
  const isFirst = name === 'identity';
  return (
    <WizardPage
      wizard={wizard}
      title={isFirst ? t('volunteerForm.renewTitle') : t(`volunteerForm.steps.${name}.title`)}
      intro={t(isFirst ? 'volunteerForm.renewIntro' : `volunteerForm.steps.${name}.intro`)}
    >
      <StepFields
        step={name}
        isFrozen={profile.is_freeze === 1}
        values={values}
        options={options}
        errors={errors}
        set={(field, value) =>
          change({ ...values, [field]: value }, field === 'signature' ? 'signature_image' : field)
        }
      />
    </WizardPage>
  );
}

import { guardianReason, localDay, needsGuardian } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';
import { Checkbox } from '../../../design/choices/checkbox.js';
import { AgreementFields } from '../../../shared/volunteer-form/agreement-fields.js';
import { checkedSignature, checkedVolunteer } from '../../../shared/volunteer-form/checked-volunteer.js';
import { DisabilityFields } from '../../../shared/volunteer-form/disability-fields.js';
import type { VolunteerFieldsProps } from '../../../shared/volunteer-form/fields.js';
import { FlagFields } from '../../../shared/volunteer-form/flag-field.js';
import { IdentityFields } from '../../../shared/volunteer-form/identity-fields.js';
import { PersonFields } from '../../../shared/volunteer-form/person-fields.js';
import { SigningFields } from '../../../shared/volunteer-form/signing-fields.js';
import { SkillFields } from '../../../shared/volunteer-form/skill-fields.js';
import { TrainingFields } from '../../../shared/volunteer-form/training-fields.js';
import { WayFields } from '../../../shared/volunteer-form/way-fields.js';
import { CheckList } from '../../../shared/wizard/check-list.js';
import { CHECK } from '../../../shared/wizard/use-wizard.js';
import { WizardPage } from '../../../shared/wizard/wizard-page.js';
import { GuardianField } from './guardian-field.js';
import { useVolunteerForm, type VolunteerFormSetup } from './use-volunteer-form.js';
import { VOLUNTEER_STEP_NAMES, VOLUNTEER_STEPS } from './volunteer-steps.js';

function StepFields({ step, ticket, ...props }: VolunteerFieldsProps & { step: string; ticket: string }) {
  const t = useText();
  const { values, errors, set } = props;
  const today = localDay(new Date());
  const isMinor = needsGuardian(values.dob, today);
  if (step === 'who') return <PersonFields {...props} />;
  if (step === 'identity') return <IdentityFields {...props} />;
  if (step === 'how') return <SkillFields {...props} />;
  if (step === 'way')
    return (
      <>
        <FlagFields group="practice" {...props} />
        <WayFields {...props} />
      </>
    );
  if (step === 'more')
    return (
      <>
        <TrainingFields {...props} />
        <DisabilityFields {...props} />
      </>
    );
  if (step === 'signature') return <SigningFields {...props} />;
  return (
    <>
      {!isMinor && (
        <Checkbox
          label={t('volunteerForm.needs_guardian')}
          hint={t('volunteerForm.needsGuardianHint')}
          isChecked={values.needs_guardian === 1}
          onChange={(isChecked) => set('needs_guardian', isChecked ? 1 : 0)}
        />
      )}
      {guardianReason(values, today) !== null && (
        <GuardianField
          ticket={ticket}
          value={values.guardian}
          error={errors['guardian_approval'] ?? null}
          onChange={(guardian) => set('guardian', guardian)}
        />
      )}
      <AgreementFields {...props} />
    </>
  );
}

/** The volunteer's registration in short steps; the agreement and the signature come last (rule 119). */
export function VolunteerForm(setup: VolunteerFormSetup) {
  const t = useText();
  const { wizard, finishLater } = useVolunteerForm(setup);
  const { values, step, errors, change, isBusy } = wizard;
  const { options, ticket } = setup;
  const later = (
    <Button kind="quiet" isBusy={isBusy} onClick={finishLater}>
      {t('volunteerForm.partial')}
    </Button>
  );

  if (step === CHECK) {
    const steps = VOLUNTEER_STEP_NAMES.map((name) => ({
      step: name,
      title: t(`volunteerForm.steps.${name}.title`),
      answers:
        name === 'signature'
          ? [checkedSignature(values, t)]
          : checkedVolunteer(VOLUNTEER_STEPS[name], values, options, t),
    }));
    return (
      <WizardPage
        wizard={wizard}
        title={t('registration.checkTitle')}
        intro={t('registration.checkIntro')}
        actions={later}
      >
        <CheckList steps={steps} onChange={wizard.goTo} />
      </WizardPage>
    );
  }
  const name = VOLUNTEER_STEP_NAMES.find((known) => known === step) ?? 'who';
  return (
    <WizardPage
      wizard={wizard}
      title={t(`volunteerForm.steps.${name}.title`)}
      intro={t(`volunteerForm.steps.${name}.intro`)}
      actions={later}
    >
      <StepFields
        step={name}
        ticket={ticket.ticket}
        values={values}
        options={options}
        errors={errors}
        set={(field, value) =>
          change(
            { ...values, [field]: value },
            field === 'signature' ? 'signature_image' : field === 'guardian' ? 'guardian_approval' : field,
          )
        }
      />
    </WizardPage>
  );
}

import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Profile, RegisterDropdowns } from '@karov/api-client';
import { homeOf, localDay, PAGES, pageFor } from '@karov/domain';
import { api } from '../../core/api.js';
import { notice, showToast } from '../../core/notices.js';
import { session } from '../../core/session.js';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/Alert.js';
import { refreshSession } from '../../shared/refresh-session.js';
import { AgreementFields } from '../../shared/volunteer-form/AgreementFields.js';
import { checkedVolunteer } from '../../shared/volunteer-form/checked-volunteer.js';
import { IdentityFields } from '../../shared/volunteer-form/IdentityFields.js';
import { judgeVolunteer } from '../../shared/volunteer-form/judge-volunteer.js';
import { volunteerLabel } from '../../shared/volunteer-form/label-of.js';
import { LicenceFields, SkillFields } from '../../shared/volunteer-form/SkillFields.js';
import { factsToWire } from '../../shared/volunteer-form/to-wire.js';
import { TrainingFields } from '../../shared/volunteer-form/TrainingFields.js';
import { knownVolunteer, parseVolunteer, type VolunteerValues } from '../../shared/volunteer-form/values.js';
import { CheckList } from '../../shared/wizard/CheckList.js';
import { CHECK, useWizard } from '../../shared/wizard/use-wizard.js';
import { WizardPage } from '../../shared/wizard/WizardPage.js';

const STEPS = ['facts', 'agreement'] as const;
const FACTS = ['id_number', 'israeli_citizen', 'dob', 'gender', 'interests', 'languages', 'driving_license', 'vehicle_availability', 'local_authority', 'place', 'date'] as const;
const AGREEMENT = ['is_agree', 'signature_image'];

function stepOf(path: string): string | null {
  if (AGREEMENT.includes(path)) return 'agreement';
  return path === 'other_language' || FACTS.some((name) => name === path) ? 'facts' : null;
}

/** What is known; the agreement is signed anew, and a training that is over is no session to come (decision 54). */
function firstValues(profile: Profile, options: RegisterDropdowns): VolunteerValues {
  const known = knownVolunteer(profile, profile.volunteer_information, options.volunteer_languages.map(({ key }) => key));
  return { ...known, date: known.date >= localDay(new Date()) ? known.date : '' };
}

/** Renewal of a year's agreement (decision 53): the facts to look over, and the signature. */
export function RenewalForm({ profile, options }: { profile: Profile; options: RegisterDropdowns }) {
  const t = useText();
  const navigate = useNavigate();
  const draft = useMemo(() => ({ form: 'renewal', owner: String(profile.id), parse: parseVolunteer }), [profile.id]);
  const send = async (values: VolunteerValues) => {
    const id = profile.volunteer_information?.id;
    await api.act('POST', '/volunteer/renew/account', { body: { ...factsToWire(values), ...(id !== undefined && { volunteer_information_id: id }) } });
    await refreshSession();
    notice.set(null);
    showToast('done', t('volunteerForm.renewed'));
    const record = session.get();
    await navigate(record ? PAGES[pageFor(homeOf(record), record)].path : PAGES.Login.path);
  };
  const wizard = useWizard<VolunteerValues>({
    draft,
    first: firstValues(profile, options),
    stepsOf: () => STEPS,
    stepOf,
    labelOf: (path) => volunteerLabel(t, path),
    judge: async (values) => judgeVolunteer(values, { t, options, isRenewal: true, isPartial: false }),
    send,
  });
  const { values, step, errors, change } = wizard;
  if (step === CHECK) {
    const steps = [
      { step: 'facts', title: t('volunteerForm.steps.facts.title'), answers: checkedVolunteer(FACTS, values, options, t) },
      { step: 'agreement', title: t('volunteerForm.steps.agreement.title'), answers: checkedVolunteer(['is_agree'], values, options, t) },
    ];
    return (
      <WizardPage wizard={wizard} title={t('registration.checkTitle')} intro={t('registration.checkIntro')}>
        <CheckList steps={steps} onChange={wizard.goTo} />
      </WizardPage>
    );
  }
  const name = step === 'agreement' ? 'agreement' : 'facts';
  const fields = { values, options, errors, set: <K extends keyof VolunteerValues>(field: K, value: VolunteerValues[K]) => change({ ...values, [field]: value }, field === 'signature' ? 'signature_image' : field) };
  return (
    <WizardPage wizard={wizard} title={name === 'facts' ? t('volunteerForm.renewTitle') : t('volunteerForm.steps.agreement.title')} intro={t(`volunteerForm.steps.${name}.intro`)}>
      {name === 'agreement' ? (
        <AgreementFields {...fields} />
      ) : (
        <>
          {profile.is_freeze === 1 && (
            <Alert tone="waiting" title={t('account.frozenTitle')}>
              <p>{t('volunteerForm.frozen')}</p>
            </Alert>
          )}
          <IdentityFields {...fields} />
          <SkillFields {...fields} />
          <LicenceFields {...fields} />
          <TrainingFields {...fields} earliest={localDay(new Date())} />
        </>
      )}
    </WizardPage>
  );
}

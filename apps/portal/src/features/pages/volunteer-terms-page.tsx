import { LEGAL_TEXTS } from '@karov/domain';
import { LegalPage } from './legal-page.js';

/**
 * The agreement that volunteers sign, readable without a sign-in and shown in full, because it is signed in
 * full.
 */
export default function VolunteerTermsPage() {
  return (
    <LegalPage
      name="terms"
      choose={(texts) => texts.volunteerTerms}
      version={LEGAL_TEXTS.volunteer_agreement}
      long="whole"
    />
  );
}

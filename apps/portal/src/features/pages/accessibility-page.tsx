import { LegalPage } from './legal-page.js';

/** The accessibility statement, available to everybody (rule 13). */
export default function AccessibilityPage() {
  return <LegalPage name="accessibility" long="folded" choose={(texts) => texts.accessibility} />;
}

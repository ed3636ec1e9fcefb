import { LegalPage } from './legal-page.js';

/** The accessibility statement, open to everybody (rule 13). */
export default function AccessibilityPage() {
  return <LegalPage name="accessibility" choose={(texts) => texts.accessibility} />;
}

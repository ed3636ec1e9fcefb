import { LegalPage } from './LegalPage.js';

/** The accessibility statement, open to everybody (decision 13). */
export default function AccessibilityPage() {
  return <LegalPage name="accessibility" choose={(texts) => texts.accessibility} />;
}

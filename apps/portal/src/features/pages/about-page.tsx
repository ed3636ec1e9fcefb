import { LegalPage } from './legal-page.js';

/** What the product is (rule 13). */
export default function AboutPage() {
  return <LegalPage name="about" choose={(texts) => texts.about} />;
}

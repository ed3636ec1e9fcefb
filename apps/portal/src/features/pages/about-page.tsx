import { LegalPage } from './legal-page.js';

/** About the product (rule 13). */
export default function AboutPage() {
  return <LegalPage name="about" choose={(texts) => texts.about} />;
}

import { LegalPage } from './LegalPage.js';

/** What the product is (part 1 §2.16). */
export default function AboutPage() {
  return <LegalPage name="about" choose={(texts) => texts.about} />;
}

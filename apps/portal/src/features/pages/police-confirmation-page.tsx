import { PAGES } from '@karov/domain';
import { useSession } from '@karov/web';
import { useText } from '../../core/text.js';
import { Link } from '../../design/link/link.js';
import { LegalPage } from './legal-page.js';

const FORM = '/api/documents/police-authorization';

/** The two ways to a police certificate, with the form to download (rule 127). */
export default function PoliceConfirmationPage() {
  const t = useText();
  const isSignedIn = useSession()?.role === 'volunteer';
  return (
    <LegalPage name="police" choose={(texts) => texts.police}>
      <section aria-labelledby="police-form">
        <h2 id="police-form">{t('texts.formTitle')}</h2>
        <div className="row no-print">
          <a className="button button--primary" href={`${FORM}?lang=he`} download>
            {t('texts.formHebrew')}
          </a>
          <a className="button button--secondary" href={`${FORM}?lang=en`} download>
            {t('texts.formEnglish')}
          </a>
        </div>
      </section>
      <p className="no-print">
        {isSignedIn ? (
          <Link className="button button--primary" to={PAGES.Welcome.path}>
            {t('texts.goOn')}
          </Link>
        ) : (
          <Link className="standing-link" to={PAGES.VolunteerLogin.path}>
            {t('texts.toLogin')}
          </Link>
        )}
      </p>
    </LegalPage>
  );
}

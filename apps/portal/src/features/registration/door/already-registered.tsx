import { PAGES } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';
import { Card } from '../../../design/card/card.js';
import { Link } from '../../../design/link/link.js';
import { PageHeading } from '../../../shared/page-heading.js';
import { registrationTicket } from '../../../shared/registration-ticket.js';

/** This phone has such an account already: sign in, or take another phone. */
export function AlreadyRegistered() {
  const t = useText();
  return (
    <Card>
      <PageHeading>{t('registration.hasAccountTitle')}</PageHeading>
      <p>{t('registration.hasAccountText')}</p>
      <div className="row">
        <Link className="button button--primary" to={PAGES.Login.path}>
          {t('registration.toLogin')}
        </Link>
        <Button kind="secondary" onClick={() => registrationTicket.set(null)}>
          {t('registration.otherPhone')}
        </Button>
      </div>
    </Card>
  );
}

import type { RegistrationTicket } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';
import { Card } from '../../../design/card/card.js';
import { Link } from '../../../design/link/link.js';
import { PageHeading } from '../../../shared/page-heading.js';
import { registrationTicket } from '../../../shared/registration-ticket.js';

const NOBODY = {
  first_name: '',
  last_name: '',
  full_name: '',
  email: null,
  residential_address: '',
  arrival_address: '',
};

/**
 * Says that this phone already has such an account: sign in, or use another phone. People who only seek help
 * may share the number, with the ticket (rule 238).
 */
export default function AlreadyRegistered({ ticket = null }: { ticket?: RegistrationTicket | null }) {
  const t = useText();
  return (
    <Card>
      <PageHeading>{t('registration.hasAccountTitle')}</PageHeading>
      <p>{t('registration.hasAccountText')}</p>
      {ticket && <p>{t('registration.otherPersonText')}</p>}
      <div className="row">
        <Link className="button button--primary" to={PAGES.Login.path}>
          {t('registration.toLogin')}
        </Link>
        {ticket && (
          <Button
            kind="secondary"
            onClick={() =>
              registrationTicket.set({
                ...ticket,
                ...NOBODY,
                registered_roles: [],
                volunteer_information: null,
              })
            }
          >
            {t('registration.otherPerson')}
          </Button>
        )}
        <Button kind="secondary" onClick={() => registrationTicket.set(null)}>
          {t('registration.otherPhone')}
        </Button>
      </div>
    </Card>
  );
}

import { PAGES } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';
import { Card } from '../../../design/card/card.js';
import { Link } from '../../../design/link/link.js';
import { EmergencyNumbers } from '../../../shared/emergency-numbers.js';
import { PageHeading } from '../../../shared/page-heading.js';

/** Says that the request was received, what happens next, and how to follow it. */
export function ThankYou({ onAskMore }: { onAskMore: () => void }) {
  const t = useText();
  return (
    <>
      <Card>
        <PageHeading>{t('visitorRequest.thanksTitle')}</PageHeading>
        <p>{t('visitorRequest.thanksText')}</p>
        <p>{t('visitorRequest.thanksNext')}</p>
        <div className="row">
          <Link className="button button--primary" to={PAGES.UserLogin.path}>
            {t('visitorRequest.toLogin')}
          </Link>
          <Button kind="secondary" onClick={onAskMore}>
            {t('visitorRequest.askMore')}
          </Button>
        </div>
      </Card>
      <EmergencyNumbers />
    </>
  );
}

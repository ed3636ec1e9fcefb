import type { EmergencyStatus } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useText } from '../../core/text.js';
import { Card } from '../../design/card/card.js';
import { Link } from '../../design/link/link.js';
import { EmergencyNumbers } from '../../shared/emergency-numbers.js';
import { StateNow } from '../../shared/state-now.js';

/** The running emergency: its state, a link to its page, and the numbers to call (rules 50, 122). */
export function EmergencyCard({ status, stateId }: { status: EmergencyStatus; stateId: string }) {
  const t = useText();
  return (
    <Card>
      <h3 className="live__kind">{t('sos.title')}</h3>
      <StateNow id={stateId} className="live__state" text={status.state_text} />
      <Link className="button button--primary" to={PAGES.Emergency.path}>
        {t('emergency.show')}
      </Link>
      <EmergencyNumbers chat={status.chat} />
    </Card>
  );
}

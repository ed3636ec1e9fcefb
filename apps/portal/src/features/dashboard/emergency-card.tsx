import type { EmergencyStatus } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useText } from '../../core/text.js';
import { Card } from '../../design/card/card.js';
import { Link } from '../../design/link/link.js';
import { isRunning } from '../../shared/emergency/emergency-calls.js';
import { EmergencyNumbers } from '../../shared/emergency-numbers.js';
import { StateNow } from '../../shared/state-now.js';

/**
 * The emergency at the top of the dashboard, under its button: the state of a running request, and always
 * 100, 101 and 102 (rule 122; rule 50).
 */
export function EmergencyCard({ status }: { status: EmergencyStatus | null }) {
  const t = useText();
  if (status === null || !isRunning(status)) return <EmergencyNumbers />;
  return (
    <Card>
      <h2>{t('sos.title')}</h2>
      <StateNow text={status.state_text} />
      <Link className="button button--danger" to={PAGES.Emergency.path}>
        {t('emergency.show')}
      </Link>
      <EmergencyNumbers chat={status.chat} />
    </Card>
  );
}

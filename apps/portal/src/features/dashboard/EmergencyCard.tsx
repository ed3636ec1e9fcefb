import { useState } from 'react';
import { Link } from 'react-router';
import type { EmergencyStatus } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/Button.js';
import { Card } from '../../design/card/Card.js';
import { isRunning } from '../../shared/emergency/emergency-calls.js';
import EmergencyDialog from '../../shared/emergency/EmergencyDialog.js';
import { EmergencyNumbers } from '../../shared/EmergencyNumbers.js';

function RaiseButton() {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger" icon="alert" isWide onClick={() => setAsking(true)}>{t('emergency.button')}</Button>
      {isAsking && <EmergencyDialog onClose={() => setAsking(false)} />}
    </>
  );
}

/** The emergency on top of the dashboard: how a running request stands, or the button; and always 100, 101 and 102 (part 1 §2.10; decision 50). */
export function EmergencyCard({ status }: { status: EmergencyStatus | null }) {
  const t = useText();
  const running = status !== null && isRunning(status) ? status : null;
  if (!running && !status?.can_raise) return <EmergencyNumbers />;
  return (
    <Card>
      <h2>{t('sos.cardTitle')}</h2>
      <p role="status">{running ? running.state_text : t('sos.cardText')}</p>
      {running ? <Link className="button button--danger" to={PAGES.Emergency.path}>{t('emergency.show')}</Link> : <RaiseButton />}
      <EmergencyNumbers />
    </Card>
  );
}

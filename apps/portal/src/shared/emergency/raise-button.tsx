import { PAGES } from '@karov/domain';
import { lostNow, useSession, useStore } from '@karov/web';
import { type ComponentType, useEffect, useState } from 'react';
import { notice } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { emergencyOf } from './emergency-calls.js';
import type { EmergencyDialogProps } from './emergency-dialog.js';

const loadDialog = () => import('./emergency-dialog.js');

/** While an emergency is under way, the button leads to its page without a confirmation. */
function WayToRunning() {
  const t = useText();
  return (
    <Link className="button button--danger" to={PAGES.Emergency.path}>
      <Icon name="alert" />
      {t('emergency.showRunning')}
    </Link>
  );
}

/**
 * The emergency button and its confirmation. The confirmation is fetched after the page, so that it does not
 * slow down the first load and opens without a network.
 */
export function RaiseButton({
  isWide = false,
  onRaised,
}: Pick<EmergencyDialogProps, 'onRaised'> & { isWide?: boolean }) {
  const t = useText();
  const [Dialog, setDialog] = useState<ComponentType<EmergencyDialogProps> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [round, setRound] = useState(0);
  const person = useSession();
  const isRunning = useStore(emergencyOf) === person?.id;

  useEffect(() => {
    let isGone = false;
    const tell = () => {
      if (isGone || round === 0) return;
      setAsking(false);
      notice.set(t(lostNow() === 'network' ? 'emergency.offline' : 'emergency.serverAway'));
    };
    loadDialog()
      .then(({ default: Loaded }) => !isGone && setDialog(() => Loaded))
      .catch(tell);
    return () => {
      isGone = true;
    };
  }, [round, t]);

  const press = () => {
    setAsking(true);
    if (!Dialog) setRound((last) => last + 1);
  };
  if (isRunning && !isAsking) return <WayToRunning />;
  return (
    <>
      <Button kind="danger" icon="alert" isWide={isWide} isBusy={isAsking && !Dialog} onClick={press}>
        {t('emergency.button')}
      </Button>
      {isAsking && Dialog && <Dialog onClose={() => setAsking(false)} {...(onRaised && { onRaised })} />}
    </>
  );
}

import { type ComponentType, useEffect, useState } from 'react';
import { lostNow } from '../../core/connection.js';
import { notice } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import type { EmergencyDialogProps } from './emergency-dialog.js';

const loadDialog = () => import('./emergency-dialog.js');

/**
 * The emergency's button and the question behind it. The question is fetched once the page is there, so that
 * it weighs nothing on the first load and also opens when the network is gone by then.
 */
export function RaiseButton({
  isWide = false,
  onRaised,
}: Pick<EmergencyDialogProps, 'onRaised'> & { isWide?: boolean }) {
  const t = useText();
  const [Dialog, setDialog] = useState<ComponentType<EmergencyDialogProps> | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isGone = false;
    const tell = () =>
      !isGone &&
      round > 0 &&
      notice.set(t(lostNow() === 'network' ? 'emergency.offline' : 'emergency.serverAway'));
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
  return (
    <>
      <Button kind="danger" icon="alert" isWide={isWide} onClick={press}>
        {t('emergency.button')}
      </Button>
      {isAsking && Dialog && <Dialog onClose={() => setAsking(false)} {...(onRaised && { onRaised })} />}
    </>
  );
}

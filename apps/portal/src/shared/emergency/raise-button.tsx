import { lostNow } from '@karov/web';
import { type ComponentType, useEffect, useState } from 'react';
import { notice } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import type { EmergencyDialogProps } from './emergency-dialog.js';

const loadDialog = () => import('./emergency-dialog.js');

/**
 * The emergency button and its question. The question is fetched after the page, so that it does not slow
 * down the first load and opens without a network.
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
  return (
    <>
      <Button kind="danger" icon="alert" isWide={isWide} isBusy={isAsking && !Dialog} onClick={press}>
        {t('emergency.button')}
      </Button>
      {isAsking && Dialog && <Dialog onClose={() => setAsking(false)} {...(onRaised && { onRaised })} />}
    </>
  );
}

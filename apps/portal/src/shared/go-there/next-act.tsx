import type { ProgressStep } from '@karov/domain';
import { useEffect, useState } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { actLabel } from './act-words.js';
import './go-there.css';

/**
 * The time during which a button that has just replaced another ignores presses: the second tap of a quick
 * thumb was meant for the previous button.
 */
const SETTLES_AFTER_MS = 280;

interface NextActProps {
  act: ProgressStep | 'complete';
  isByPhone: boolean;
  isBusy: boolean;
  /** the button's accessible name, for people who do not see the card around it */
  name?: string;
  onPress: () => void;
}

/**
 * The button for the next action. Use the action as its React key, so that the pause starts again for each
 * action.
 */
export function NextAct({ act, isByPhone, isBusy, name, onPress }: NextActProps) {
  const t = useText();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="next-act">
      <Button
        isWide
        kind={isByPhone ? 'secondary' : 'primary'}
        icon={act === 'complete' ? 'check' : 'forward'}
        isBusy={isBusy || !isSettled}
        aria-label={name}
        onClick={onPress}
      >
        {t(actLabel(act, isByPhone))}
      </Button>
    </div>
  );
}

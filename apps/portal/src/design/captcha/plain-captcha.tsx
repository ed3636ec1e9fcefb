import { solveCaptcha } from '@karov/api-client/captcha';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../core/text.js';
import { Checkbox } from '../choices/checkbox.js';

interface PlainCaptchaProps {
  onSolved: (solution: string | null) => void;
}

type State = 'open' | 'working' | 'done' | 'failed';

/**
 * The captcha for pages loaded without HTTPS, for example in a local network: browsers offer no hash
 * functions to such pages, so the usual widget does nothing there. The checkbox and the work are the same,
 * but the work is slower.
 */
export default function PlainCaptcha({ onSolved }: PlainCaptchaProps) {
  const t = useText();
  const [state, setState] = useState<State>('open');
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const solve = async () => {
    setState('working');
    const solution = await solveCaptcha(() => isThere.current).catch(() => null);
    if (!isThere.current) return;
    setState(solution === null ? 'failed' : 'done');
    onSolved(solution);
  };
  const said = { open: null, working: t('captcha.verifying'), done: t('captcha.verified'), failed: null }[
    state
  ];
  return (
    <div className="captcha">
      <Checkbox
        label={t('captcha.label')}
        isChecked={state === 'working' || state === 'done'}
        error={state === 'failed' ? t('captcha.error') : null}
        onChange={() => {
          if (state === 'open' || state === 'failed') void solve();
        }}
      />
      <p className="captcha__said" role="status">
        {said}
      </p>
    </div>
  );
}

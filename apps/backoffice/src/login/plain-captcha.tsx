import { solveCaptcha } from '@karov/api-client/captcha';
import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../shared/text.js';

interface PlainCaptchaProps {
  label: string;
  onSolved: (solution: string | null) => void;
}

type State = 'open' | 'working' | 'done' | 'failed';

/**
 * The proof of work for a page loaded without HTTPS, where browsers offer no hashing: the same checkbox and
 * the same work, but slower.
 */
export default function PlainCaptcha({ label, onSolved }: PlainCaptchaProps) {
  const text = useText();
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
  return (
    <div role="group" aria-label={label}>
      <FormControlLabel
        control={
          <Checkbox
            checked={state === 'working' || state === 'done'}
            onChange={() => (state === 'open' || state === 'failed') && void solve()}
          />
        }
        label={text('login.captcha_tick')}
      />
      <FormHelperText role="status" error={state === 'failed'}>
        {state === 'open' ? '' : text(`login.captcha_${state}`)}
      </FormHelperText>
    </div>
  );
}

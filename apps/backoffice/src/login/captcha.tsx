import { useLocale } from '@karov/web';
import { lazy, Suspense, useEffect, useRef } from 'react';

const PlainCaptcha = lazy(() => import('./plain-captcha.js'));

interface CaptchaProps {
  label: string;
  onSolved: (solution: string | null) => void;
}

const CHALLENGE_URL = '/api/captcha/challenge';

function solutionOf(event: Event): string | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null || !('state' in detail)) return null;
  const payload = 'payload' in detail ? detail.payload : null;
  return detail.state === 'verified' && typeof payload === 'string' ? payload : null;
}

/** The self-hosted proof of work (rule 21); a new key starts a new one. Loaded only when needed. */
export function Captcha(props: CaptchaProps) {
  // the widget does nothing, and says nothing, on a page loaded without HTTPS
  if (globalThis.isSecureContext === false)
    return (
      <Suspense>
        <PlainCaptcha {...props} />
      </Suspense>
    );
  return <WidgetCaptcha {...props} />;
}

function WidgetCaptcha({ label, onSolved }: CaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const report = useRef(onSolved);
  const locale = useLocale();
  useEffect(() => {
    report.current = onSolved;
  }, [onSolved]);

  useEffect(() => {
    void Promise.all([import('altcha'), import('altcha/i18n/he')]);
    const widget = document.createElement('altcha-widget');
    widget.setAttribute('challenge', CHALLENGE_URL);
    widget.setAttribute('language', locale.slice(0, 2));
    widget.setAttribute('configuration', JSON.stringify({ hideFooter: true, hideLogo: true }));
    widget.addEventListener('statechange', (event) => report.current(solutionOf(event)));
    place.current?.replaceChildren(widget);
    return () => widget.remove();
  }, [locale]);

  return <div ref={place} role="group" aria-label={label} />;
}

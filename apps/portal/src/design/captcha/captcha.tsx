import { useLocale } from '@karov/web';
import type {} from 'altcha/types/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { firstSign } from '../../core/first-sign.js';
import { type Translate, useText } from '../../core/text.js';
import { Alert } from '../alert/alert.js';
import './captcha.css';

const PlainCaptcha = lazy(() => import('./plain-captcha.js'));

interface CaptchaProps {
  /** the solution in base64, or null while there is none */
  onSolved: (solution: string | null) => void;
}

function solutionOf(event: Event): string | null {
  if (!(event instanceof CustomEvent)) return null;
  const detail: unknown = event.detail;
  if (typeof detail !== 'object' || detail === null || !('state' in detail) || !('payload' in detail))
    return null;
  return detail.state === 'verified' && typeof detail.payload === 'string' ? detail.payload : null;
}

const SETTINGS = JSON.stringify({
  hideFooter: true,
  hideLogo: true,
  humanInteractionSignature: false,
  minDuration: 0,
});

/**
 * The accessible proof of work (rule 21): one checkbox, no puzzle. A new `key` requests a fresh solution, for
 * example after a failed call (rule 130).
 */
export function Captcha({ onSolved }: CaptchaProps) {
  // the widget does nothing on a page loaded without HTTPS
  if (globalThis.isSecureContext === false)
    return (
      <Suspense fallback={<div className="captcha" />}>
        <PlainCaptcha onSolved={onSolved} />
      </Suspense>
    );
  return <WidgetCaptcha onSolved={onSolved} />;
}

function WidgetCaptcha({ onSolved }: CaptchaProps) {
  const t = useText();
  const locale = useLocale();
  const box = useRef<HTMLElement>(null);
  const [isFailed, setFailed] = useState(false);
  /** the texts that the widget has now; the widget is shown once its texts are in the reader's language */
  const [taught, setTaught] = useState<Translate | null>(null);
  const isReady = taught === t;
  /** the checkbox was pressed before the widget was ready */
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    let isGone = false;
    const teach = ({ teachWords }: typeof import('./altcha-widget.js')) => {
      if (isGone) return;
      teachWords(locale, t);
      setTaught(() => t);
    };
    firstSign()
      .then(() => import('./altcha-widget.js'))
      .then(teach)
      .catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
    };
  }, [locale, t]);

  useEffect(() => {
    const widget = box.current;
    if (!widget) return;
    onSolved(null);
    const follow = (event: Event) => {
      // The checkbox that was pressed has been replaced by the widget's own.
      if (isWanted && document.activeElement === document.body) widget.querySelector('input')?.focus();
      onSolved(solutionOf(event));
    };
    widget.addEventListener('statechange', follow);
    return () => widget.removeEventListener('statechange', follow);
  }, [isReady, isWanted, onSolved]);

  if (isFailed)
    return (
      <Alert tone="danger" isUrgent>
        {t('captcha.error')}
      </Alert>
    );
  return (
    <div className="captcha" key={locale}>
      {!isReady && (
        <button
          type="button"
          className="captcha__waiting"
          aria-busy={isWanted || undefined}
          onClick={() => setWanted(true)}
        >
          {t('captcha.label')}
        </button>
      )}
      {isReady && (
        <altcha-widget
          ref={box}
          challenge="/api/captcha/challenge"
          language={locale.slice(0, 2)}
          configuration={SETTINGS}
          {...(isWanted && { auto: 'onload' })}
        />
      )}
    </div>
  );
}

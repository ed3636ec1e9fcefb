import { useEffect, useId, useRef } from 'react';
import { useText } from '../../core/text.js';
import { Icon } from '../icon/Icon.js';
import './summary.css';

export interface FieldFault {
  /** id of the control, or null when the fault belongs to no field */
  fieldId: string | null;
  text: string;
}

/** What has to be put right, on top of the form: takes the focus when it appears and links to each field. */
export function ErrorSummary({ faults }: { faults: readonly FieldFault[] }) {
  const t = useText();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);
  if (faults.length === 0) return null;

  const goTo = (fieldId: string) => document.getElementById(fieldId)?.focus();
  return (
    <div className="summary" ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h2 className="summary__title" id={titleId}>
        <Icon name="alert" />
        {t('common.errors.summaryTitle')}
      </h2>
      <ul className="summary__list">
        {faults.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => { event.preventDefault(); goTo(fieldId); }}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useEffect, useId, useRef } from 'react';
import { useText } from '../../core/text.js';
import { Icon } from '../icon/icon.js';
import './summary.css';

export interface FieldFault {
  /** id of the control, or null when the fault belongs to no field */
  fieldId: string | null;
  text: string;
}

/**
 * The faults to correct, at the top of the form: takes the focus when there are new ones, and links to each
 * field.
 */
export function ErrorSummary({ faults }: { faults: readonly FieldFault[] }) {
  const t = useText();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<readonly FieldFault[]>([]);
  useEffect(() => {
    // When faults are corrected one by one, the focus stays in the field in use.
    const isNews = faults.some((fault) => !told.current.includes(fault));
    told.current = faults;
    if (isNews) box.current?.focus();
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
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(fieldId);
                }}
              >
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

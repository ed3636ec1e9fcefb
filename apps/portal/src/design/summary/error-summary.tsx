import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../core/text.js';
import { Icon } from '../icon/icon.js';
import './summary.css';

export interface FieldFault {
  /** id of the control, or null when the error does not belong to a field */
  fieldId: string | null;
  text: string;
}

/** Sorts errors by the order of their fields on the page; errors that belong to no field come last. */
function inPageOrder(faults: readonly FieldFault[]): readonly FieldFault[] {
  const placeOf = ({ fieldId }: FieldFault) => (fieldId === null ? null : document.getElementById(fieldId));
  return [...faults].sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    if (!a || !b || a === b) return Number(!a) - Number(!b);
    return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/**
 * Lists the errors to correct, at the top of the form; takes the focus when there are new errors, and links
 * to each field.
 */
export function ErrorSummary({ faults }: { faults: readonly FieldFault[] }) {
  const t = useText();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<readonly FieldFault[]>([]);
  useEffect(() => {
    // When errors are corrected one by one, the focus stays in the field in use.
    const isNews = faults.some((fault) => !told.current.includes(fault));
    told.current = faults;
    if (isNews) box.current?.focus();
  }, [faults]);
  const [ordered, setOrdered] = useState(faults);
  // once the fields of this step are rendered
  useLayoutEffect(() => setOrdered(inPageOrder(faults)), [faults]);
  if (faults.length === 0) return null;

  const goTo = (fieldId: string) => document.getElementById(fieldId)?.focus();
  return (
    <div className="summary" ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h2 className="summary__title" id={titleId}>
        <Icon name="alert" />
        {t('common.errors.summaryTitle')}
      </h2>
      <ul className="summary__list">
        {ordered.map(({ fieldId, text }) => (
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

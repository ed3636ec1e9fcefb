import { Alert, AlertTitle, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useText } from '../text.js';

/** The error of a field, in words. */
export interface FieldFault {
  fieldId: string;
  message: string;
}

/** Lists all errors of a form above it; takes the focus and links to each field. */
export function ErrorSummary({ faults, attempt }: { faults: readonly FieldFault[]; attempt: number }) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const hasFaults = faults.length > 0;
  useEffect(() => {
    if (attempt > 0 && hasFaults) box.current?.focus();
  }, [attempt, hasFaults]);

  if (!hasFaults) return null;
  return (
    <Alert severity="error" variant="outlined" ref={box} tabIndex={-1}>
      <AlertTitle>{text('common.errors.summaryTitle')}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {faults.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <Link
              href={`#${fieldId}`}
              color="inherit"
              onClick={(click) => {
                click.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

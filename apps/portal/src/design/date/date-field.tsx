import type { FieldProps } from '../field/field.js';
import { TextField } from '../field/text-field.js';

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD` or empty */
  value: string;
  min?: string;
  max?: string;
  autoComplete?: string;
  onChange: (value: string) => void;
}

/** A day, entered in the browser's own field: typed or picked, in the reader's language. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}

import { Button } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { useText } from '../text.js';

interface SubmitButtonProps {
  label?: string;
  isDisabled?: boolean;
}

/** A button that submits its form, and shows when the form is busy. */
export function SubmitButton({ label, isDisabled = false }: SubmitButtonProps) {
  const text = useText();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={isDisabled} loading={isSubmitting}>
      {label ?? text('common.words.save')}
    </Button>
  );
}

import { Button, type ButtonProps } from '@mui/material';

interface ActButtonProps {
  label: string;
  /** the label with the person's name, for readers who do not see the card around the button */
  fullLabel: string;
  tone?: ButtonProps['variant'];
  color?: ButtonProps['color'];
  onClick: () => void;
}

/** A small button on a card. */
export function ActButton({
  label,
  fullLabel,
  tone = 'outlined',
  color = 'primary',
  onClick,
}: ActButtonProps) {
  return (
    <Button size="small" variant={tone} color={color} aria-label={fullLabel} onClick={onClick}>
      {label}
    </Button>
  );
}

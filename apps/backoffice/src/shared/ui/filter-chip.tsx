import Close from '@mui/icons-material/Close';
import { Button } from '@mui/material';
import { useText } from '../text.js';

interface FilterChipProps {
  label: string;
  onRemove: () => void;
}

/** A filter set by the address, for example by a counter: shown in words, and removed by one press. */
export function FilterChip({ label, onRemove }: FilterChipProps) {
  const text = useText();
  return (
    <Button
      size="small"
      variant="outlined"
      endIcon={<Close />}
      aria-label={text('table.remove_filter', { label })}
      onClick={onRemove}
      sx={{ borderRadius: 4 }}
    >
      {label}
    </Button>
  );
}

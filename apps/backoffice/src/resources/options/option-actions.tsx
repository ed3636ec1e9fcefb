import type { OptionRow } from '@karov/api-client';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Button, IconButton, Stack } from '@mui/material';
import { useText } from '../../shared/text.js';

interface OptionActionsProps {
  name: string;
  option: OptionRow;
  canRise: boolean;
  canSink: boolean;
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onHide: (isHidden: boolean) => void;
}

/**
 * The actions on one option. An option that other questions depend on cannot be hidden; its state says why.
 */
export function OptionActions({
  name,
  option,
  canRise,
  canSink,
  isBusy,
  onMove,
  onEdit,
  onHide,
}: OptionActionsProps) {
  const text = useText();
  const hide = option.is_hidden ? ('show' as const) : ('hide' as const);
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <IconButton
        size="small"
        disabled={!canRise || isBusy}
        aria-label={text('options.up_of', { name })}
        onClick={() => onMove(-1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={!canSink || isBusy}
        aria-label={text('options.down_of', { name })}
        onClick={() => onMove(1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <Button size="small" aria-label={text('options.edit_of', { name })} onClick={onEdit}>
        {text('options.edit')}
      </Button>
      {!option.is_fixed && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={text(`options.${hide}_of`, { name })}
          onClick={() => onHide(!option.is_hidden)}
        >
          {text(`options.${hide}`)}
        </Button>
      )}
    </Stack>
  );
}

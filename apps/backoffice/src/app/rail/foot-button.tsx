import type { SvgIconComponent } from '@mui/icons-material';
import { IconButton, type IconButtonProps, Tooltip } from '@mui/material';
import { FOR_FINGERS } from './rail-link.js';

interface FootButtonProps extends Omit<IconButtonProps, 'aria-label' | 'children'> {
  name: string;
  icon: SvgIconComponent;
}

/** An icon at the foot of the navigation rail, with its name in a tooltip and for screen readers. */
export function FootButton({ name, icon: Icon, ...button }: FootButtonProps) {
  return (
    <Tooltip title={name}>
      <IconButton
        size="small"
        {...button}
        aria-label={name}
        sx={{ minInlineSize: 36, minBlockSize: 36, ...FOR_FINGERS }}
      >
        <Icon aria-hidden fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

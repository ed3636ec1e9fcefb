import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, type IconButtonProps } from '@mui/material';

/** The button with three dots that opens a menu of further actions; its label comes with `useMenu`. */
export function MoreButton(props: Omit<IconButtonProps, 'size' | 'sx' | 'children'>) {
  return (
    <IconButton size="small" sx={{ inlineSize: 32, blockSize: 32 }} {...props}>
      <MoreVert fontSize="small" />
    </IconButton>
  );
}

import { CircularProgress, Stack } from '@mui/material';
import { useText } from '../text.js';

/** Shown while a screen or its data is loading. */
export function Loading() {
  const text = useText();
  return (
    <Stack role="status" direction="row" spacing={1.5} sx={{ p: 4, alignItems: 'center' }}>
      <CircularProgress aria-hidden size={24} />
      <span>{text('common.words.loading')}</span>
    </Stack>
  );
}

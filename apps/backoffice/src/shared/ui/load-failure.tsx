import { Alert, Button } from '@mui/material';
import { useText } from '../text.js';

/** Says that loading failed, with a button to try again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" onClick={onRetry}>
          {text('common.words.retry')}
        </Button>
      }
    >
      {text('problem.load_failed')}
    </Alert>
  );
}

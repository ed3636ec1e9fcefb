import Fingerprint from '@mui/icons-material/Fingerprint';
import { Button, Stack, Typography } from '@mui/material';
import { useAction } from '../../kit/use-action.js';
import { canUsePasskeys } from '../passkey.js';
import { useText } from '../text.js';

interface PasskeyButtonProps<Answer> {
  label: string;
  prove: () => Promise<Answer | null>;
  onSigned: (answer: Answer) => void | Promise<void>;
}

/** Proves the caller's identity by a passkey; renders nothing in browsers that do not support passkeys. */
export function PasskeyButton<Answer>({ label, prove, onSigned }: PasskeyButtonProps<Answer>) {
  const text = useText();
  const sign = useAction({
    run: prove,
    shows: ['credential'],
    onDone: (answer) => (answer === null ? undefined : onSigned(answer)),
  });
  if (!canUsePasskeys()) return null;
  const fault = sign.data === null ? text('passkey.stopped') : sign.fault;
  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        size="large"
        startIcon={<Fingerprint />}
        loading={sign.isPending}
        loadingPosition="start"
        onClick={() => sign.mutate()}
      >
        {label}
      </Button>
      {fault && (
        <Typography role="alert" color="error">
          {fault}
        </Typography>
      )}
    </Stack>
  );
}

import { LIMITS } from '@karov/domain';
import { Button, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { useText } from '../text.js';
import { CodeField } from '../ui/code-field.js';
import { proveByCode, sendOwnCode } from './own-code.js';

interface ProveByCodeProps {
  confirmLabel: string;
  onProven?: () => void;
}

/** Asks for a code sent to the caller's phone; after the right code people continue where they were. */
export function ProveByCode({ confirmLabel, onProven }: ProveByCodeProps) {
  const text = useText();
  const cache = useReads();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const send = useAction({ run: sendOwnCode, onDone: () => setCode(''), shows: ['phone'] });
  const prove = useAction({
    run: () => proveByCode(code),
    shows: ['phone', 'otp'],
    onDone: async () => {
      await cache.again();
      onProven?.();
    },
  });
  const faults = { ...send.faults, ...prove.faults };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < LIMITS.otpDigits) return setFault(text('login.code_incomplete'));
    prove.mutate();
  };
  const isCalling = send.isPending && send.variables;
  const sendButton = (
    <Button
      variant={send.isSuccess ? 'text' : 'contained'}
      size="large"
      loading={send.isPending && !isCalling}
      onClick={() => send.mutate(false)}
    >
      {text(send.isSuccess ? 'login.resend' : 'desk_lock.send')}
    </Button>
  );

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      {!send.isSuccess && sendButton}
      {faults['phone'] && (
        <Typography role="alert" color="error">
          {faults['phone']}
        </Typography>
      )}
      {send.isSuccess && (
        <>
          <CodeField
            label={text('login.code')}
            value={code}
            error={fault ?? faults['otp']}
            onChange={(typed) => {
              setCode(typed);
              setFault(null);
              prove.reset();
            }}
          />
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" size="large" loading={prove.isPending}>
              {confirmLabel}
            </Button>
            {sendButton}
            <Button loading={isCalling} onClick={() => send.mutate(true)}>
              {text('login.call_me')}
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  );
}

import type { Profile } from '@karov/api-client';
import { formatPhone, isolated, LIMITS, onlyDigits } from '@karov/domain';
import { Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { FreshProof, PROOF } from '../../shared/proof/fresh-proof.js';
import { useText } from '../../shared/text.js';
import { changePhone, DEVICES_KEY, PROFILE_KEY, sendPhoneCode } from './profile-calls.js';
import { WaitingPhone } from './waiting-phone.js';

/**
 * Changes the phone number, confirmed by a code sent to the new number, after a recent proof of identity
 * (rule 234): at once if the proof was a code, after 72 hours if it was a passkey.
 */
export function PhoneForm({ profile }: { profile: Profile }) {
  const text = useText();
  const notify = useNotify();
  const cache = useReads();
  const [next, setNext] = useState('');
  const [code, setCode] = useState('');
  const [isSent, setIsSent] = useState(false);
  const send = useAction({
    run: () => sendPhoneCode(next),
    shows: ['phone', PROOF],
    onDone: () => {
      setIsSent(true);
      notify(text('profile.phone_sent'), { type: 'success' });
    },
  });
  const change = useAction({
    run: () => changePhone(next, code),
    shows: ['phone', 'otp', PROOF],
    onDone: async ({ data }) => {
      if (!data.phone_change) notify(text('profile.phone_changed'), { type: 'success' });
      setIsSent(false);
      setNext('');
      setCode('');
      await Promise.all([PROFILE_KEY, DEVICES_KEY].map((queryKey) => cache.again(queryKey)));
    },
  });
  const faults = { ...send.faults, ...change.faults };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSent) change.mutate();
    else send.mutate();
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '44rem' }}>
      <Stack spacing={2.5} sx={{ mb: 2.5 }}>
        <Typography variant="h2">{text('profile.phone')}</Typography>
        <Typography>{text('profile.phone_now', { phone: isolated(formatPhone(profile.phone)) })}</Typography>
        {profile.phone_change && <WaitingPhone change={profile.phone_change} />}
      </Stack>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <TextField
          id="phone"
          type="tel"
          label={text('profile.phone_new')}
          value={next}
          error={Boolean(faults['phone'])}
          helperText={faults['phone']}
          onChange={({ target }) => {
            setNext(target.value);
            setIsSent(false);
            send.reset();
          }}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off' } }}
        />
        {isSent && (
          <TextField
            id="otp"
            label={text('profile.phone_code')}
            value={code}
            error={Boolean(faults['otp'])}
            helperText={faults['otp']}
            onChange={({ target }) => {
              setCode(onlyDigits(target.value).slice(0, LIMITS.otpDigits));
              change.reset();
            }}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'one-time-code' } }}
          />
        )}
        <Button
          type="submit"
          variant="outlined"
          disabled={send.isPending || change.isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          {text(isSent ? 'profile.phone_confirm' : 'profile.phone_send')}
        </Button>
      </Stack>
      <FreshProof error={send.error} onProven={() => send.mutate()} onClose={send.reset} />
      <FreshProof error={change.error} onProven={() => change.mutate()} onClose={change.reset} />
    </Paper>
  );
}

import { LIMITS, onlyDigits } from '@karov/domain';
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useText } from '../../shared/text.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';
import { proveOldPhone, sendOldPhoneCode } from './profile-calls.js';

/** Confirms the registered number by a code, so that a change of it holds at once; without it the change waits 72 hours. */
export function OldPhoneForm() {
  const text = useText();
  const [code, setCode] = useState('');
  const send = useAction({ run: sendOldPhoneCode });
  const prove = useAction({ run: () => proveOldPhone(code) });
  const error = fieldErrorsOf(prove.error)['otp']?.[0] ?? fieldErrorsOf(send.error)['phone']?.[0];
  if (prove.isSuccess)
    return (
      <Alert severity="success" variant="outlined">
        {text('profile.old_phone_proven')}
      </Alert>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isSuccess) prove.mutate();
    else send.mutate();
  };
  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      <Typography>{text('profile.old_phone_intro')}</Typography>
      {send.isSuccess && (
        <TextField
          id="old_otp"
          label={text('profile.old_phone_code')}
          value={code}
          error={Boolean(error)}
          helperText={error}
          onChange={({ target }) => {
            setCode(onlyDigits(target.value).slice(0, LIMITS.otpDigits));
            prove.reset();
          }}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'one-time-code' } }}
        />
      )}
      {!send.isSuccess && error && (
        <Typography role="alert" color="error">
          {error}
        </Typography>
      )}
      <Button type="submit" variant="outlined" disabled={send.isPending || prove.isPending}>
        {text(send.isSuccess ? 'profile.old_phone_confirm' : 'profile.old_phone_send')}
      </Button>
    </Stack>
  );
}

import type { AuthRecord } from '@karov/api-client';
import { formatPhone, isolated, LIMITS } from '@karov/domain';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useText } from '../shared/text.js';
import { useNow } from '../shared/time.js';
import { CodeField } from '../shared/ui/code-field.js';
import { type SentCode, useResendCode, useVerifyCode } from './sign-in-calls.js';

interface CodeStepProps {
  sent: SentCode;
  onSignedIn: (session: AuthRecord) => void;
  onBack: () => void;
}

/** Returns the seconds until another code may be requested. */
function useCountdown(seconds: number) {
  const now = useNow(1000);
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  return {
    left: Math.max(0, Math.ceil((until - now) / 1000)),
    restart: (next: number) => setUntil(Date.now() + next * 1000),
  };
}

/**
 * The form for the four digits, which is sent with the last of them; after the countdown, another code or a
 * call can be requested (rule 182).
 */
export function CodeStep({ sent, onSignedIn, onBack }: CodeStepProps) {
  const text = useText();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const { left, restart } = useCountdown(sent.resendSeconds);
  const resend = useResendCode(sent.phone, restart);
  const verify = useVerifyCode(sent, (answer) =>
    'register' in answer ? setIsUnknown(true) : onSignedIn(answer),
  );

  const typed = (value: string) => {
    setCode(value);
    setFault(null);
    verify.reset();
    if (value.length === LIMITS.otpDigits && value !== code) verify.mutate(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < LIMITS.otpDigits) return setFault(text('login.code_incomplete'));
    if (!verify.isPending) verify.mutate(code);
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <Typography>
        {text(sent.isCall ? 'login.code_called' : 'login.code_sent', {
          phone: isolated(formatPhone(sent.phone)),
        })}
      </Typography>
      {isUnknown && <Alert severity="warning">{text('login.not_staff')}</Alert>}
      <CodeField label={text('login.code')} value={code} onChange={typed} error={fault ?? verify.fault} />
      <Button type="submit" variant="contained" size="large" loading={verify.isPending}>
        {text('login.verify')}
      </Button>
      {resend.isSuccess && (
        <Alert severity="success" variant="outlined">
          {text(resend.variables ? 'login.calling' : 'login.resent')}
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {!sent.isCall && (
          <Button
            disabled={left > 0}
            loading={resend.isPending && !resend.variables}
            onClick={() => resend.mutate(false)}
          >
            {text('login.resend')}
          </Button>
        )}
        <Button
          disabled={left > 0}
          loading={resend.isPending && resend.variables}
          onClick={() => resend.mutate(true)}
        >
          {text(sent.isCall ? 'login.call_again' : 'login.call_me')}
        </Button>
        <Button onClick={onBack}>{text('login.change_phone')}</Button>
      </Stack>
      {left > 0 && <Typography color="text.secondary">{text('login.resend_in', { count: left })}</Typography>}
    </Stack>
  );
}

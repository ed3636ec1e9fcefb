import type { AuthRecord } from '@karov/api-client';
import { isStaff } from '@karov/domain';
import { Alert, Box, Link, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLogin } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { LanguageSwitch } from '../shared/ui/language-switch.js';
import { currentSession } from '../shared/device-store.js';
import { readNotice } from '../shared/notice.js';
import { setPageTitle } from '../shared/page-title.js';
import { useText } from '../shared/text.js';
import { CodeStep } from './code-step.js';
import { PasskeyStep } from './passkey-step.js';
import { PhoneStep } from './phone-step.js';
import type { SentCode } from './sign-in-calls.js';

function isSignedIn(): boolean {
  const session = currentSession();
  return session !== null && isStaff(session.role);
}

/** Sign-in of admins and managers (rule 117). One comes back to the page one wanted. */
export function LoginPage() {
  const text = useText();
  const login = useLogin();
  const [wasSignedIn] = useState(isSignedIn);
  const [notice] = useState(readNotice);
  const [sent, setSent] = useState<SentCode | null>(null);
  useEffect(() => {
    setPageTitle(`${text('login.title')} · ${text('app.title')}`);
  }, [text]);

  if (wasSignedIn) return <Navigate to="/" replace />;
  const enter = (session: AuthRecord) => void login(session);
  return (
    <Box component="main" sx={{ minBlockSize: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 }, inlineSize: 'min(26rem, 100%)' }}>
        <Stack spacing={2.5}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, color: 'primary.main' }}>{text('common.appName')}</Typography>
            <LanguageSwitch />
          </Stack>
          <Typography variant="h1">{text(sent ? 'login.code_title' : 'login.title')}</Typography>
          {notice && !sent && <Alert severity="warning">{notice}</Alert>}
          {!sent && <Typography>{text('login.intro')}</Typography>}
          {!sent && <PasskeyStep onSignedIn={enter} />}
          {sent ? <CodeStep sent={sent} onSignedIn={enter} onBack={() => setSent(null)} /> : <PhoneStep onSent={setSent} />}
          <Link href="/login">{text('login.portal')}</Link>
        </Stack>
      </Paper>
    </Box>
  );
}

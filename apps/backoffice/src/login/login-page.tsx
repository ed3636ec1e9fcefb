import type { AuthRecord } from '@karov/api-client';
import { isRecord, isStaff, type Role } from '@karov/domain';
import { session } from '@karov/web';
import { Alert, Box, Link, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLogin } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { landingOf } from '../shared/area.js';
import { readNotice } from '../shared/notice.js';
import { setPageTitle } from '../shared/page-title.js';
import { useText } from '../shared/text.js';
import { LanguageSwitch } from '../shared/ui/language-switch.js';
import { CodeStep } from './code-step.js';
import { PasskeyStep } from './passkey-step.js';
import { PhoneStep } from './phone-step.js';
import type { SentCode } from './sign-in-calls.js';

function staffRole(): Role | null {
  const record = session.get();
  return record && isStaff(record.role) ? record.role : null;
}

/** Whether the sign-in interrupted the visit of a certain page, according to react-admin. */
function leadsBack(state: unknown): boolean {
  return isRecord(state) && typeof state['nextPathname'] === 'string' && state['nextPathname'] !== '/';
}

/**
 * The sign-in of admins and managers (rule 117). Afterwards they return to the page they asked for, or to
 * their first screen (rule 111).
 */
export function LoginPage() {
  const text = useText();
  const login = useLogin();
  const [signedInAs] = useState(staffRole);
  const wantsPage = leadsBack(useLocation().state);
  const [notice] = useState(readNotice);
  const [sent, setSent] = useState<SentCode | null>(null);
  useEffect(() => {
    setPageTitle(`${text('login.title')} · ${text('app.title')}`);
  }, [text]);

  if (signedInAs) return <Navigate to={landingOf(signedInAs)} replace />;
  const enter = (record: AuthRecord) => void login(record, wantsPage ? undefined : landingOf(record.role));
  return (
    <Box component="main" sx={{ minBlockSize: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 }, inlineSize: 'min(26rem, 100%)' }}>
        <Stack spacing={2.5}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, color: 'primary.main' }}>
              {text('common.appName')}
            </Typography>
            <LanguageSwitch />
          </Stack>
          <Typography variant="h1">{text(sent ? 'login.code_title' : 'login.title')}</Typography>
          {notice && !sent && <Alert severity="warning">{notice}</Alert>}
          {!sent && <Typography>{text('login.intro')}</Typography>}
          {!sent && <PasskeyStep onSignedIn={enter} />}
          {sent ? (
            <CodeStep sent={sent} onSignedIn={enter} onBack={() => setSent(null)} />
          ) : (
            <PhoneStep onSent={setSent} />
          )}
          <Link href="/login">{text('login.portal')}</Link>
        </Stack>
      </Paper>
    </Box>
  );
}

import { formatPhone } from '@karov/domain';
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useConfig } from '../shared/config.js';
import { readNotice } from '../shared/notice.js';
import { useText } from '../shared/text.js';
import { Page } from '../shared/ui/page.js';

/** The page for an unknown address. */
export function NotFoundPage() {
  const text = useText();
  return (
    <Page title={text('common.pages.notFoundTitle')}>
      <Typography>{text('common.pages.notFoundText')}</Typography>
      <Box>
        <Button component={RouterLink} to="/" variant="contained">
          {text('common.pages.home')}
        </Button>
      </Box>
    </Page>
  );
}

/** The page for a screen that the reader may not open (rule 127): the server's words, and whom to ask. */
export function ForbiddenPage() {
  const text = useText();
  const config = useConfig();
  const [notice] = useState(readNotice);
  return (
    <main>
      <Page title={text('common.pages.forbiddenTitle')}>
        {notice && <Alert severity="error">{notice}</Alert>}
        <Typography>{text('common.pages.forbiddenText')}</Typography>
        {config && (
          <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
            <Link href={`tel:${config.support.phone}`} dir="ltr">
              {formatPhone(config.support.phone)}
            </Link>
            <Link href={`mailto:${config.support.email}`} dir="ltr">
              {config.support.email}
            </Link>
          </Stack>
        )}
        <Box>
          <Button component={RouterLink} to="/login" variant="contained">
            {text('problem.to_login')}
          </Button>
        </Box>
      </Page>
    </main>
  );
}

/** The page shown when a screen crashes; no saved data is lost. */
export function CrashPage({ resetErrorBoundary }: { resetErrorBoundary: () => void }) {
  const text = useText();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <main>
      <Page title={text('common.pages.errorTitle')}>
        <Typography>{text('common.pages.errorText')}</Typography>
        <Box>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {text('common.pages.reload')}
          </Button>
        </Box>
      </Page>
    </main>
  );
}

import { Box, Stack } from '@mui/material';
import { useRead } from '../../kit/reads.js';
import { HandOver } from '../../shared/handing-over/hand-over.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { FORM_WIDTH, Page } from '../../shared/ui/page.js';
import { DetailsForm } from './details-form.js';
import { Devices } from './devices.js';
import { Passkeys } from './passkeys.js';
import { PhoneForm } from './phone-form.js';
import { loadProfile, PROFILE_KEY } from './profile-calls.js';

/** On a wide screen, the person and their work are on one side, and the ways to sign in on the other. */
const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: `repeat(2, minmax(0, ${FORM_WIDTH}))` },
};

/**
 * The page with the signed-in staff member's own data, and the changes they may make (AdminProfile in the
 * specification).
 */
export function ProfilePage() {
  const text = useText();
  const { data, isError, refetch } = useRead({ key: PROFILE_KEY, read: loadProfile });
  return (
    <Page title={text('profile.title')}>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && (
        <Box sx={COLUMNS}>
          <Stack spacing={2}>
            <DetailsForm profile={data} />
            <PhoneForm profile={data} />
            <HandOver />
          </Stack>
          <Stack spacing={2}>
            <Passkeys />
            <Devices />
          </Stack>
        </Box>
      )}
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { HandOver } from '../../shared/handing-over/hand-over.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { Page } from '../../shared/ui/page.js';
import { DetailsForm } from './details-form.js';
import { Devices } from './devices.js';
import { Passkeys } from './passkeys.js';
import { PhoneForm } from './phone-form.js';
import { loadProfile, PROFILE_KEY } from './profile-calls.js';

/** What staff see and change of themselves (rule 137, "profile"; AdminProfile). */
export function ProfilePage() {
  const text = useText();
  const { data, isError, refetch } = useQuery({ queryKey: PROFILE_KEY, queryFn: loadProfile });
  return (
    <Page title={text('profile.title')}>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && (
        <>
          <DetailsForm profile={data} />
          <PhoneForm profile={data} />
          <HandOver />
          <Passkeys />
          <Devices />
        </>
      )}
    </Page>
  );
}

import type { AuthRecord, PersonOfNumber } from '@karov/api-client';
import { landingPath } from '@karov/domain';
import { session, useSession } from '@karov/web';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { askedPath } from '../../core/asked-path.js';
import { forcedPath, toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { navigate } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Button } from '../../design/button/button.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { isProofNeeded } from '../../shared/phone-code/fresh-proof.js';
import { ticketForOther } from '../../shared/ticket-for-other.js';
import { ProveNumber } from './prove-number.js';

const loadPeople = (): Promise<PersonOfNumber[]> => api.get('/auth/people-of-number');

/**
 * Asks which of the people who share the number is present: after the code, and later on request from the
 * menu (rule 238).
 */
export default function WhoAreYouPage() {
  const t = useText();
  const me = useSession();
  const { data: people, error, reload } = useLoad(loadPeople);
  const [isBusy, setBusy] = useState(false);
  if (!me) return null;

  const goOn = (record: AuthRecord) => {
    forcedPath.set(landingPath(askedPath.take(), record));
    session.set(record);
    showToast('done', t('signIn.signedIn'));
  };
  const choose = async ({ id }: PersonOfNumber) =>
    goOn(id === me.id ? me : (await api.send('POST', '/auth/choose-person', { body: { id } })).data);
  const sayWho = async () => navigate(await ticketForOther());
  const act = (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    // if the proof expired while the page was open, another one is requested, as at the start
    work()
      .catch((reason: unknown) => (isProofNeeded(reason) ? reload() : toastFailure(reason)))
      .finally(() => setBusy(false));
  };

  return (
    <div className="page page--text stack">
      <PageHeading>{t('registration.whoAreYou.title')}</PageHeading>
      {isProofNeeded(error) ? (
        <ProveNumber onProven={reload} />
      ) : error !== null ? (
        <LoadFailure text={t('registration.whoAreYou.failure')} onRetry={reload} />
      ) : people === null ? (
        <Spinner />
      ) : (
        <>
          <p>{t(people.length > 1 ? 'registration.whoAreYou.intro' : 'registration.whoAreYou.alone')}</p>
          {people.map((person) => (
            <Button key={person.id} isWide isOff={isBusy} onClick={() => act(() => choose(person))}>
              {person.first_name}
            </Button>
          ))}
          <Button kind="secondary" isWide isOff={isBusy} onClick={() => act(sayWho)}>
            {t('registration.whoAreYou.somebodyElse')}
          </Button>
        </>
      )}
    </div>
  );
}

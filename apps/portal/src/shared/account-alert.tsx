import type { AuthRecord } from '@karov/api-client';
import { PAGES, pathFor } from '@karov/domain';
import { useSession } from '@karov/web';
import { useLocation } from '../core/router.js';
import { type Key, useText } from '../core/text.js';
import { Alert } from '../design/alert/alert.js';
import { Link } from '../design/link/link.js';
import { type AccountState, accountState } from './account-state.js';
import { SupportContact } from './support-contact.js';

/**
 * Returns the page where a person resolves an obstacle; for an inactive account that is the support desk, for
 * a pending approval the staff who check it.
 */
function wayOn(state: AccountState, person: AuthRecord): { path: string; text: Key } | null {
  if (state === 'guardianMissing') return { path: PAGES.Profile.path, text: 'account.toDocuments' };
  if (state === 'frozen') return { path: pathFor('accountRenew', person), text: 'account.renew' };
  if (state === 'pending') return { path: PAGES.VolunteerRegistration.path, text: 'account.complete' };
  return state === 'noDisability' ? { path: PAGES.Profile.path, text: 'account.chooseDisability' } : null;
}

/**
 * The missing disability is shown in red only on the profile, where it is chosen, because a carer has none to
 * state.
 */
function toneOf(state: AccountState, pathname: string): 'danger' | 'waiting' | 'info' {
  if (state === 'inactive') return 'danger';
  if (state !== 'noDisability') return 'waiting';
  return pathname === PAGES.Profile.path ? 'danger' : 'info';
}

/** Shows an obstacle of the account in words, and how to continue (rule 121). */
export function AccountAlert() {
  const t = useText();
  const person = useSession();
  const { pathname } = useLocation();
  const state = person && accountState(person);
  if (!state) return null;
  const way = wayOn(state, person);
  return (
    <Alert tone={toneOf(state, pathname)} title={t(`account.${state}Title`)}>
      <p>{t(`account.${state}Text`)}</p>
      {(state === 'inactive' || state === 'guardianWaits') && <SupportContact />}
      {way && way.path !== pathname && (
        <p>
          <Link className="standing-link" to={way.path}>
            {t(way.text)}
          </Link>
        </p>
      )}
      {state === 'noDisability' && (
        <Link className="standing-link" to={PAGES.ReferenceRegister.path}>
          {t('account.registerOther')}
        </Link>
      )}
    </Alert>
  );
}

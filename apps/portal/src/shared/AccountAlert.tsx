import { useSession } from '../core/session.js';
import { useText } from '../core/text.js';
import { Alert } from '../design/alert/Alert.js';
import { accountState } from './account-state.js';
import { SupportContact } from './SupportContact.js';

/** Says in words what stands in the way of the account, and whom to turn to. */
export function AccountAlert() {
  const t = useText();
  const person = useSession();
  const state = person && accountState(person);
  if (!state) return null;
  return (
    <Alert tone={state === 'inactive' || state === 'noDisability' ? 'danger' : 'waiting'} title={t(`account.${state}Title`)}>
      <p>{t(`account.${state}Text`)}</p>
      <SupportContact />
    </Alert>
  );
}

import { useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { askForOwnCode, ProofDialog } from '../../shared/phone-code/fresh-proof.js';

/**
 * Asks for a code to the number before any names are shown: the signed-in person may have left the device to
 * somebody else.
 */
export function ProveNumber({ onProven }: { onProven: () => void }) {
  const t = useText();
  const [phone, setPhone] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const profile = await api.get('/auth/profile');
    await askForOwnCode();
    setPhone(profile.phone);
  };
  const press = () => {
    if (isBusy) return;
    setBusy(true);
    send()
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  return (
    <>
      <p>{t('registration.whoAreYou.proof')}</p>
      <Button isBusy={isBusy} onClick={press}>
        {t('registration.whoAreYou.sendCode')}
      </Button>
      {phone !== null && <ProofDialog phone={phone} onProven={onProven} onClose={() => setPhone(null)} />}
    </>
  );
}

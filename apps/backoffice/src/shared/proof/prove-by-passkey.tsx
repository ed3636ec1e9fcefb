import { useQueryClient } from '@tanstack/react-query';
import { unlockWithPasskey } from '../passkey.js';
import { PasskeyButton } from '../ui/passkey-button.js';

interface ProveByPasskeyProps {
  label: string;
  onProven?: () => void;
}

/** A passkey in place of the code: whoever has it goes on where they were. */
export function ProveByPasskey({ label, onProven }: ProveByPasskeyProps) {
  const cache = useQueryClient();
  const goOn = async () => {
    await cache.invalidateQueries();
    onProven?.();
  };
  return <PasskeyButton label={label} prove={unlockWithPasskey} onSigned={goOn} />;
}

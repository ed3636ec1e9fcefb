import { useReads } from '../../kit/reads.js';
import { unlockWithPasskey } from '../passkey.js';
import { PasskeyButton } from '../ui/passkey-button.js';

interface ProveByPasskeyProps {
  label: string;
  onProven?: () => void;
}

/** Asks for a passkey instead of the code; afterwards people continue where they were. */
export function ProveByPasskey({ label, onProven }: ProveByPasskeyProps) {
  const cache = useReads();
  const goOn = async () => {
    await cache.again();
    onProven?.();
  };
  return <PasskeyButton label={label} prove={unlockWithPasskey} onSigned={goOn} />;
}

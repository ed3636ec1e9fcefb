import type { SessionState } from '@karov/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { PasskeyButton } from '../../shared/ui/passkey-button.js';

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
  return <PasskeyButton<SessionState> label={label} path="/auth/session/passkey" onSigned={goOn} />;
}

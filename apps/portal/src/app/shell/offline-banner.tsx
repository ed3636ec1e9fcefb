import { useLost } from '@karov/web';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';

const WORDS = { network: 'common.errors.offline', server: 'common.errors.serverAway' } as const;

/** Shows that the network is gone or that the server does not answer, until that ends. */
export function OfflineBanner() {
  const t = useText();
  const lost = useLost();
  return <div role="status">{lost !== null && <Alert tone="waiting">{t(WORDS[lost])}</Alert>}</div>;
}

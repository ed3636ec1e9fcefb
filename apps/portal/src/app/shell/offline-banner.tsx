import { useLost, useStore } from '@karov/web';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { staleNotices } from '../../shared/stale-notice.js';

const WORDS = { network: 'common.errors.offline', server: 'common.errors.serverAway' } as const;

/**
 * Shows that the connection is lost or that the server does not answer, until that ends; a page may show this
 * itself instead.
 */
export function OfflineBanner() {
  const t = useText();
  const lost = useLost();
  const isTold = useStore(staleNotices) > 0;
  return (
    <div role="status">{lost !== null && !isTold && <Alert tone="waiting">{t(WORDS[lost])}</Alert>}</div>
  );
}

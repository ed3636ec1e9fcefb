import { useSyncExternalStore } from 'react';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, for as long as it is. */
export function OfflineBanner() {
  const t = useText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{!isOnline && <Alert tone="waiting">{t('common.errors.offline')}</Alert>}</div>;
}

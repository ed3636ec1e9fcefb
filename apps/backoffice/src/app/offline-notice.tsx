import { Alert } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useText } from '../shared/text.js';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, while it is. */
export function OfflineNotice() {
  const text = useText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : <Alert severity="warning">{text('common.errors.offline')}</Alert>;
}

import { LIMITS } from '@karov/domain';
import { Notification } from 'react-admin';
import { useDirection } from '../shared/direction.js';

/** Toasts stand top-right in both languages (part 2 §8); the style plugin mirrors "left" where text runs right to left. */
export function Toasts() {
  const horizontal = useDirection() === 'rtl' ? 'left' : 'right';
  return <Notification anchorOrigin={{ vertical: 'top', horizontal }} autoHideDuration={LIMITS.toastMs} />;
}

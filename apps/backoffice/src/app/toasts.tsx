import { LIMITS } from '@karov/domain';
import { Notification } from 'react-admin';
import { useDirection } from '../shared/direction.js';

const BELOW_THE_BAR = { marginBlockStart: '3rem' };

/** Toasts stand top-right in both languages (rule 143); the style plugin mirrors "left" where text runs right to left. */
export function Toasts() {
  const horizontal = useDirection() === 'rtl' ? 'left' : 'right';
  return <Notification anchorOrigin={{ vertical: 'top', horizontal }} autoHideDuration={LIMITS.toastMs} sx={BELOW_THE_BAR} />;
}

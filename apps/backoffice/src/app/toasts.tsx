import { LIMITS } from '@karov/domain';
import { Alert, Snackbar, Stack, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { useDirection } from '../shared/direction.js';

/** Below the bar and the title of the page, whose acts stand there. */
const BELOW_THE_TITLE = '7rem';
/** Above what is fixed at the foot of a small screen. */
const ABOVE_THE_FOOT = '4.5rem';
/** So many stand at a time; one more takes the place of the oldest. */
const MOST = 3;

interface Toast {
  id: number;
  text: ReactNode;
  severity: 'success' | 'error' | 'warning' | 'info';
}

const severityOf = ({ type }: NotificationPayload): Toast['severity'] => (type === 'success' || type === 'error' || type === 'warning' ? type : 'info');

/** The toasts that are shown, the newest last: whoever does two things in a row reads at once what became of the second. One that stands already begins anew. */
function useToasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const newest = useRef(0);
  useEffect(() => {
    const taken = notifications.length > 0 ? takeNotification() : undefined;
    if (!taken) return;
    newest.current += 1;
    const text = typeof taken.message === 'string' ? translate(taken.message, taken.notificationOptions?.messageArgs) : taken.message;
    const toast = { id: newest.current, text, severity: severityOf(taken) };
    setToasts((before) => [...before.filter((other) => other.text !== text), toast].slice(-MOST));
  }, [notifications, takeNotification, translate]);
  const forget = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id));
  return { toasts, forget };
}

/** One toast, until its time is over or it is closed. */
function ToastItem({ toast: { text, severity }, onGone }: { toast: Toast; onGone: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={LIMITS.toastMs}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
      sx={{ position: 'static', transform: 'none' }}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <Alert
        role={severity === 'error' ? 'alert' : 'status'}
        severity={severity}
        variant="filled"
        onClose={close}
        sx={{ '& button': { pointerEvents: 'auto' } }}
      >
        {text}
      </Alert>
    </Snackbar>
  );
}

/**
 * Toasts stand top-right in both languages (rule 143), below bar and title; at 768 px and narrower at the foot, above what is fixed there. The style plugin
 * mirrors "left" where text runs right to left. A press goes through to what lies behind, but for the toast's own button.
 */
export function Toasts() {
  const end = useDirection() === 'rtl' ? 'left' : 'right';
  const isNarrow = useMediaQuery(`(max-width: ${LIMITS.sidebarBreakpointPx}px)`, { noSsr: true });
  const { toasts, forget } = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Stack
      spacing={1}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        pointerEvents: 'none',
        ...(isNarrow ? { bottom: ABOVE_THE_FOOT, left: 8, right: 8, alignItems: 'center' } : { top: BELOW_THE_TITLE, [end]: 24, alignItems: 'flex-end' }),
      }}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onGone={() => forget(toast.id)} />
      ))}
    </Stack>
  );
}

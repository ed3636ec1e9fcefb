import { LIMITS } from '@karov/domain';
import { Alert, Snackbar, useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { useDirection } from '../shared/direction.js';

/** Below the bar and the title of the page, whose acts stand there. */
const BELOW_THE_TITLE = '7rem';
/** Above what is fixed at the foot of a small screen. */
const ABOVE_THE_FOOT = '4.5rem';

/** The toast that is shown; the next one waits until it has gone. */
function useCurrentToast() {
  const { notifications, takeNotification } = useNotificationContext();
  const [current, setCurrent] = useState<NotificationPayload | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (current !== null || notifications.length === 0) return;
    setCurrent(takeNotification() ?? null);
    setIsOpen(true);
  }, [current, notifications, takeNotification]);
  return { current, isOpen, close: () => setIsOpen(false), forget: () => setCurrent(null) };
}

/**
 * Toasts stand top-right in both languages (rule 143), below bar and title; at 768 px and narrower at the foot, above what is fixed there. The style plugin
 * mirrors "left" where text runs right to left. A press goes through to what lies behind, but for the toast's own button.
 */
export function Toasts() {
  const horizontal = useDirection() === 'rtl' ? 'left' : 'right';
  const isNarrow = useMediaQuery(`(max-width: ${LIMITS.sidebarBreakpointPx}px)`, { noSsr: true });
  const translate = useTranslate();
  const { current, isOpen, close, forget } = useCurrentToast();
  if (!current) return null;
  const severity = current.type === 'success' || current.type === 'error' || current.type === 'warning' ? current.type : 'info';
  return (
    <Snackbar
      open={isOpen}
      anchorOrigin={isNarrow ? { vertical: 'bottom', horizontal: 'center' } : { vertical: 'top', horizontal }}
      autoHideDuration={LIMITS.toastMs}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
      sx={isNarrow ? { insetBlockEnd: `${ABOVE_THE_FOOT} !important` } : { insetBlockStart: `${BELOW_THE_TITLE} !important`, pointerEvents: 'none' }}
      slotProps={{ transition: { onExited: forget } }}
    >
      <Alert
        role={severity === 'error' ? 'alert' : 'status'}
        severity={severity}
        variant="filled"
        onClose={close}
        sx={{ '& button': { pointerEvents: 'auto' } }}
      >
        {typeof current.message === 'string' ? translate(current.message, current.notificationOptions?.messageArgs) : current.message}
      </Alert>
    </Snackbar>
  );
}

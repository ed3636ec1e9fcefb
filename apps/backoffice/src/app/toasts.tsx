import { LIMITS } from '@karov/domain';
import { Alert, Snackbar, Stack, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { useDirection } from '../shared/direction.js';

/** Puts toasts below the bar, the emergencies and the page title, which contains the page's actions. */
const BELOW_THE_TITLE = 'calc(7rem + var(--alarm-height, 0px))';
/** Puts toasts above what is fixed to the foot of a small screen. */
const ABOVE_THE_FOOT = 'calc(var(--foot-height, 4rem) + 0.5rem + env(safe-area-inset-bottom))';
/** The right-hand edge is that of the rail where one reads from right to left, which toasts keep clear of. */
const AT_THE_RIGHT = {
  rtl: { insetInlineStart: 'calc(var(--rail-width, 0px) + 24px)', alignItems: 'flex-start' },
  ltr: { insetInlineEnd: 24, alignItems: 'flex-end' },
} as const;
/**
 * The maximum number of toasts at a time, of which a small screen shows only the newest. A further toast
 * replaces the oldest.
 */
const MOST = 3;
const MOST_ON_A_PHONE = 1;

interface Toast {
  id: number;
  text: ReactNode;
  severity: 'success' | 'error' | 'warning' | 'info';
}

const severityOf = ({ type }: NotificationPayload): Toast['severity'] =>
  type === 'success' || type === 'error' || type === 'warning' ? type : 'info';

/** Adds a toast. Errors stay in preference to successes. */
function withToast(before: readonly Toast[], toast: Toast, most: number): readonly Toast[] {
  const others = before.filter(({ text }) => text !== toast.text);
  const tooMany = others.length + 1 - most;
  const leaving = others
    .filter(({ severity }) => toast.severity === 'error' || severity !== 'error')
    .slice(0, Math.max(0, tooMany));
  return [...others.filter((other) => !leaving.includes(other)), toast];
}

/**
 * The toasts on the screen, newest last, so that the result of the second of two quick actions is read at
 * once. Repeating a toast restarts its time.
 */
function useToasts(most: number) {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const newest = useRef(0);
  useEffect(() => {
    const taken = notifications.length > 0 ? takeNotification() : undefined;
    if (!taken) return;
    newest.current += 1;
    const text =
      typeof taken.message === 'string'
        ? translate(taken.message, taken.notificationOptions?.messageArgs)
        : taken.message;
    const toast = { id: newest.current, text, severity: severityOf(taken) };
    setToasts((before) => withToast(before, toast, most));
  }, [notifications, takeNotification, translate, most]);
  const forget = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id));
  return { toasts, forget };
}

/** One toast, shown until its time is up or it is closed. */
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
 * Shows toasts at the top right in both languages (rule 135), below the bar and the title and beside the rail; at
 * widths up to 768 px at the foot, above fixed elements. Presses go through to the page, except on the toast's own
 * button.
 */
export function Toasts() {
  const direction = useDirection();
  const isNarrow = useMediaQuery(`(max-width: ${LIMITS.sidebarBreakpointPx}px)`, { noSsr: true });
  const { toasts, forget } = useToasts(isNarrow ? MOST_ON_A_PHONE : MOST);
  if (toasts.length === 0) return null;
  return (
    <Stack
      spacing={1}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        pointerEvents: 'none',
        ...(isNarrow
          ? { insetBlockEnd: ABOVE_THE_FOOT, insetInline: 8, alignItems: 'center' }
          : { insetBlockStart: BELOW_THE_TITLE, ...AT_THE_RIGHT[direction] }),
      }}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onGone={() => forget(toast.id)} />
      ))}
    </Stack>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useText } from '../text.js';

/**
 * The cancel button of a destructive action must say what stays as it is: "cancel" alone could be taken for
 * the action itself.
 */
type WayOut = { danger: boolean | undefined; cancelLabel: string } | { danger?: never; cancelLabel?: string };

type ConfirmDialogProps = WayOut & {
  title: string;
  body?: string;
  confirmLabel: string;
  isBusy?: boolean;
  isBlocked?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/**
 * Asks for confirmation of an action. The cancel button has the focus first, so that a stray Enter does
 * nothing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    body,
    confirmLabel,
    cancelLabel,
    danger,
    isBusy = false,
    isBlocked = false,
    onConfirm,
    onClose,
    children,
  } = props;
  const text = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {body && <DialogContentText sx={{ whiteSpace: 'pre-line' }}>{body}</DialogContentText>}
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button autoFocus onClick={onClose}>
          {cancelLabel ?? text('common.words.cancel')}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          loading={isBusy}
          disabled={isBlocked}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

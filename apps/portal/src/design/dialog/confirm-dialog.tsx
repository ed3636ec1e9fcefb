import type { FormEvent, ReactNode } from 'react';
import { useText } from '../../core/text.js';
import { Button, type ButtonKind } from '../button/button.js';
import { Dialog } from './dialog.js';

interface ConfirmDialogProps {
  title: string;
  confirmLabel: string;
  /** replaces "cancel" where that word could be taken for the action itself */
  cancelLabel?: string;
  kind?: Extract<ButtonKind, 'primary' | 'danger'>;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** A dialog that asks for confirmation, with a confirm and a cancel button. */
export function ConfirmDialog({
  title,
  confirmLabel,
  cancelLabel,
  kind = 'primary',
  isBusy,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const t = useText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onConfirm();
  };
  return (
    <Dialog title={title} isQuestion onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        {children}
        <div className="row dialog__actions">
          <Button type="submit" kind={kind} isBusy={isBusy}>
            {confirmLabel}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {cancelLabel ?? t('common.words.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

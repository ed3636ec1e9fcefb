import { useText } from '../../core/text.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';
import { useLeaveQuestion } from './use-leave-question.js';

/** Asks for confirmation before changes are lost, however the person leaves the page. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const t = useText();
  const { isAsked, leave, stay } = useLeaveQuestion(isDirty);
  if (!isAsked) return null;
  return (
    <ConfirmDialog
      title={t('profile.leave.title')}
      confirmLabel={t('profile.leave.confirm')}
      kind="danger"
      isBusy={false}
      onConfirm={leave}
      onClose={stay}
    >
      <p>{t('profile.leave.text')}</p>
    </ConfirmDialog>
  );
}

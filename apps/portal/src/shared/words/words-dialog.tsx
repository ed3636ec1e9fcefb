import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import AskDialog from './ask-dialog.js';

interface WordsDialogProps {
  send: (words: string) => Promise<string | null>;
  onClose: () => void;
}

/**
 * The dialog in which a volunteer writes a message about a request; it explains that the message does not
 * count as an answer.
 */
export default function WordsDialog({ send, onClose }: WordsDialogProps) {
  const t = useText();
  const tell = async (words: string) => {
    showToast('done', (await send(words)) ?? '');
    onClose();
  };
  return (
    <AskDialog
      title={t('answer.wordsTitle')}
      text={t('answer.wordsHint')}
      confirmLabel={t('answer.wordsSend')}
      note={{ label: t('answer.wordsLabel'), isOptional: false, missing: t('answer.wordsMissing') }}
      onConfirm={tell}
      onClose={onClose}
    />
  );
}

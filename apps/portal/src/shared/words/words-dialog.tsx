import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import AskDialog from './ask-dialog.js';

interface WordsDialogProps {
  send: (words: string) => Promise<string | null>;
  onClose: () => void;
}

/** Takes a volunteer's message about a request, which does not count as an answer, as the dialog explains. */
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

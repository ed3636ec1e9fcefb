import { api } from '../../core/api.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import AskDialog from './ask-dialog.js';

/** Takes a volunteer's words about a request; it answers nothing, and says so. */
export default function WordsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText();
  const send = async (words: string) => {
    const said = await api.act('POST', '/volunteer/applications/{id}/words', { params: { path: { id } }, body: { words } });
    showToast('done', said ?? '');
    onClose();
  };
  return (
    <AskDialog
      title={t('answer.wordsTitle')}
      text={t('answer.wordsHint')}
      confirmLabel={t('answer.wordsSend')}
      note={{ label: t('answer.wordsLabel'), isOptional: false, missing: t('answer.wordsMissing') }}
      onConfirm={send}
      onClose={onClose}
    />
  );
}

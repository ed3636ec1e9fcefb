import { useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { useText, type Key } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';

/** The words of one answer: its button, and the question and text of the confirmation. */
export interface AnswerWords {
  button: Key;
  question: Key;
  explanation: Key;
}

interface AnswerChoiceProps {
  yes: AnswerWords;
  no: AnswerWords;
  /** sends the answer; the caller then shows the new state */
  onAnswer: (isYes: boolean) => Promise<void>;
}

/** Two buttons; each asks once more before it answers (rule 125). */
export function AnswerChoice({ yes, no, onAnswer }: AnswerChoiceProps) {
  const t = useText();
  const [asked, setAsked] = useState<'yes' | 'no' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = asked === 'yes' ? yes : no;

  const confirm = async () => {
    setBusy(true);
    await onAnswer(asked === 'yes').catch(toastFailure);
    setBusy(false);
    setAsked(null);
  };
  return (
    <div className="answer-choice no-print">
      <Button isWide icon="check" onClick={() => setAsked('yes')}>
        {t(yes.button)}
      </Button>
      <Button isWide kind="secondary" icon="cross" onClick={() => setAsked('no')}>
        {t(no.button)}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t(words.question)}
          confirmLabel={t('common.words.yes')}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(null)}
        >
          <p>{t(words.explanation)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

import { useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { type Key, useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';

/** The words for an answer: its button, and the question and the text of its confirmation. */
export interface AnswerWords {
  button: Key;
  question: Key;
  explanation: Key;
}

interface AnswerChoiceProps {
  yes: AnswerWords;
  no: AnswerWords;
  /** for an urgent call, a yes takes one press, and can be taken back */
  isUrgent?: boolean;
  /** sends the answer; the caller then shows the new state */
  onAnswer: (isYes: boolean) => Promise<void>;
}

/** Two buttons; each asks for confirmation, except the yes to an urgent call (rule 125). */
export function AnswerChoice({ yes, no, isUrgent = false, onAnswer }: AnswerChoiceProps) {
  const t = useText();
  const [asked, setAsked] = useState<'yes' | 'no' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = asked === 'yes' ? yes : no;

  const send = async (isYes: boolean) => {
    setBusy(true);
    await onAnswer(isYes).catch(toastFailure);
    setBusy(false);
    setAsked(null);
  };
  return (
    <div className="answer-choice no-print">
      <Button
        isWide
        icon="check"
        isBusy={isBusy && asked === null}
        onClick={() => (isUrgent ? void send(true) : setAsked('yes'))}
      >
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
          onConfirm={() => void send(asked === 'yes')}
          onClose={() => setAsked(null)}
        >
          <p>{t(words.explanation)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

import { type Flag, ValidationError } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { TextArea } from '../../design/field/text-area.js';
import './feedback.css';

/** A person's feedback on the help they received. */
export interface FeedbackAnswer {
  is_well: Flag;
  note?: string;
}

export interface FeedbackProps {
  /** sends the answer */
  onAnswer: (answer: FeedbackAnswer) => Promise<unknown>;
  /** the answer given so far */
  feedback: { is_well: Flag } | null;
  onGiven: () => void;
}

/**
 * Asks after the help has ended whether all was well: one press for yes, two for no; a comment is optional.
 */
export default function Feedback({ onAnswer, feedback, onGiven }: FeedbackProps) {
  const t = useText();
  const [isTelling, setTelling] = useState(false);
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const [hasSent, setSent] = useState(false);
  useEffect(() => {
    // The buttons disappear once the answer is sent, so the focus moves to what replaces them.
    if (hasSent && feedback) said.current?.focus();
  }, [hasSent, feedback]);

  const send = async (isWell: Flag) => {
    await onAnswer({ is_well: isWell, ...(note.trim() !== '' && { note: note.trim() }) });
    showToast('done', t(isWell === 1 ? 'ownRequest.feedbackThanks' : 'ownRequest.feedbackSorry'));
    setSent(true);
    onGiven();
  };
  const fail = (error: unknown) => {
    const text = error instanceof ValidationError ? error.firstError('note') : null;
    if (text) setNoteError(text);
    else toastFailure(error);
  };
  const answer = (isWell: Flag) => {
    if (isBusy) return;
    setBusy(true);
    send(isWell)
      .catch(fail)
      .finally(() => setBusy(false));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer(0);
  };

  if (feedback)
    return (
      <p ref={said} tabIndex={-1}>
        {t(feedback.is_well === 1 ? 'ownRequest.wasWell' : 'ownRequest.wasNotWell')}
      </p>
    );
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div className="feedback" role="group" aria-label={t('ownRequest.feedbackTitle')}>
        <strong>{t('ownRequest.feedbackTitle')}</strong>
        <Button kind="secondary" icon="check" isBusy={isBusy} onClick={() => answer(1)}>
          {t('ownRequest.feedbackYes')}
        </Button>
        <Button kind="secondary" icon="cross" aria-expanded={isTelling} onClick={() => setTelling(true)}>
          {t('ownRequest.feedbackNo')}
        </Button>
      </div>
      {isTelling && (
        <>
          <TextArea
            label={t('ownRequest.feedbackWhat')}
            hint={t('ownRequest.feedbackNote')}
            isOptional
            error={noteError}
            maxLength={LIMITS.noteMax}
            value={note}
            onChange={(text) => {
              setNote(text);
              setNoteError(null);
            }}
          />
          <Button type="submit" isBusy={isBusy}>
            {t('ownRequest.feedbackSend')}
          </Button>
        </>
      )}
    </form>
  );
}

import { lazy, Suspense, useState } from 'react';
import { useText, wantTexts } from '../../core/text.js';
import { Button } from '../../design/button/button.js';

/** Fetched on demand together with its texts. */
const WordsDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./words-dialog.js'), wantTexts('answers')]);
  return dialog;
});

interface WordsButtonProps {
  /** the subject of the message, for people who do not see the card around the button */
  what: string;
  send: (words: string) => Promise<string | null>;
}

/**
 * Lets a volunteer write something other than yes or no ("in two hours", "no car today"); a team member reads
 * it (rule 147).
 */
export function WordsButton({ what, send }: WordsButtonProps) {
  const t = useText();
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-label={t('volunteering.noteOf', { what })} onClick={() => setWriting(true)}>
        {t('volunteering.addNote')}
      </Button>
      {isWriting && (
        <Suspense>
          <WordsDialog send={send} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  );
}

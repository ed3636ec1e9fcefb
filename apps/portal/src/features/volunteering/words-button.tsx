import { lazy, Suspense, useState } from 'react';
import type { OpenApplication } from '@karov/api-client';
import { useText, wantTexts } from '../../core/text.js';
import { Button } from '../../design/button/button.js';

/** Fetched with its words when somebody wants to write. */
const WordsDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./words-dialog.js'), wantTexts('answers')]);
  return dialog;
});

/** Lets a volunteer write beside yes and no ("in two hours", "no car today"); a person of the team reads it (rule 147). */
export function WordsButton({ request: { id, category } }: { request: Pick<OpenApplication, 'id' | 'category'> }) {
  const t = useText();
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-label={t('volunteering.noteOf', { what: category.label })} onClick={() => setWriting(true)}>
        {t('volunteering.addNote')}
      </Button>
      {isWriting && (
        <Suspense>
          <WordsDialog id={id} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  );
}

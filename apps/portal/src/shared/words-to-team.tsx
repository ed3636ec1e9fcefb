import { ApiError } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { type FormEvent, useState } from 'react';
import { toastFailure } from '../core/failures.js';
import { useText } from '../core/text.js';
import { Button } from '../design/button/button.js';
import { TextArea } from '../design/field/text-area.js';
import { FoldedSection } from '../design/section/folded-section.js';

/**
 * Lets a volunteer write something other than yes or no, which a team member reads (rule 147). It does not
 * count as an answer.
 */
export function WordsToTeam({ send }: { send: (words: string) => Promise<string | null> }) {
  const t = useText();
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (words.trim() === '') return setFault(t('answer.wordsMissing'));
    setBusy(true);
    try {
      setSaid((await send(words.trim())) ?? '');
      setWords('');
    } catch (error) {
      const own = error instanceof ApiError ? error.firstError('words') : null;
      if (own === null) toastFailure(error);
      setFault(own);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="no-print">
      <FoldedSection title={t('answer.wordsTitle')}>
        <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
          <TextArea
            label={t('answer.wordsLabel')}
            hint={t('answer.wordsHint')}
            error={fault ?? undefined}
            value={words}
            maxLength={LIMITS.noteMax}
            onChange={(value) => {
              setWords(value);
              setFault(null);
              setSaid('');
            }}
          />
          <Button type="submit" kind="secondary" isBusy={isBusy}>
            {t('answer.wordsSend')}
          </Button>
        </form>
      </FoldedSection>
      <p role="status">{said}</p>
    </div>
  );
}

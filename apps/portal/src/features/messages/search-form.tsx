import type { ChatPlaces } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { TextField } from '../../design/field/text-field.js';
import { FoundPlaces } from './found-places.js';

/** The maximum length of a search text. */
const LONGEST = 100;

/**
 * Searches in the person's own conversations; `children`, the full list, is shown when there is no search.
 * The search text is sent in the body and stays on this page (rule 209).
 */
export function SearchForm({ children }: { children: ReactNode }) {
  const t = useText();
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<ChatPlaces | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = words.trim();
    if (isBusy) return;
    if (q.length < LIMITS.chatSearchMin) return setFault(t('chat.search.short'));
    setBusy(true);
    api
      .send('POST', '/chats/search', { body: { q } })
      .then(({ data }) => setFound(data), toastFailure)
      .finally(() => setBusy(false));
  };
  const type = (typed: string) => {
    setWords(typed);
    setFault(null);
    if (typed === '') setFound(null);
  };
  return (
    <>
      <form className="chat-search" role="search" onSubmit={submit} noValidate>
        <TextField
          label={t('chat.search.label')}
          type="search"
          maxLength={LONGEST}
          enterKeyHint="search"
          value={words}
          error={fault}
          onChange={type}
        />
        <Button type="submit" kind="secondary" isBusy={isBusy}>
          {t('chat.search.act')}
        </Button>
      </form>
      <div role="status">{found && t('chat.search.found', { count: found.places.length })}</div>
      {found ? <FoundPlaces {...found} /> : children}
    </>
  );
}

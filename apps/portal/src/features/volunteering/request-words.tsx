import type { OpenApplication } from '@karov/api-client';
import { api } from '../../core/api.js';
import { WordsButton } from '../../shared/words/words-button.js';

/** Lets a volunteer write to the team about a single request (rule 147). */
export function RequestWords({
  request: { id, category },
}: {
  request: Pick<OpenApplication, 'id' | 'category'>;
}) {
  const send = (words: string) =>
    api.act('POST', '/volunteer/applications/{id}/words', { params: { path: { id } }, body: { words } });
  return <WordsButton what={category.label} send={send} />;
}

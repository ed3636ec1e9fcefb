import type { ChatMessage } from '@karov/api-client';
import { useEffect, useState } from 'react';
import { useText } from '../../core/text.js';
import type { ChatAddress } from './chat-address.js';
import { useTyping } from './use-typing.js';

/** The name under which a member of the team stands in the conversation, or nothing where they do not yet. */
function nameOf(id: number, messages: readonly ChatMessage[]): string {
  const written = messages.findLast(({ sender }) => sender.id === id)?.sender.full_name;
  return written ?? messages.findLast(({ answerer }) => answerer?.id === id)?.answerer?.name ?? '';
}

/**
 * That somebody of the team is writing. Its line is always there, so that nothing moves; it is read out once
 * until something new has been written, however often somebody begins and stops (rule 205).
 */
export function TypingLine({
  address,
  messages,
}: {
  address: ChatAddress;
  messages: readonly ChatMessage[];
}) {
  const t = useText();
  const newest = messages.at(-1)?.id ?? null;
  const writer = useTyping(address, newest);
  const [told, setTold] = useState('');
  const name = writer === null ? '' : nameOf(writer, messages);
  const words = writer === null ? '' : name === '' ? t('chat.teamTyping') : t('chat.typing', { name });
  useEffect(() => setTold(''), [newest]);
  useEffect(() => {
    if (words !== '') setTold((before) => before || words);
  }, [words]);
  return (
    <>
      <p className="chat__typing" aria-hidden="true">
        {words}
      </p>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  );
}

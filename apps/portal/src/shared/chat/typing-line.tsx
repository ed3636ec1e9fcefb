import type { ChatMessage } from '@karov/api-client';
import { useEffect, useState } from 'react';
import { useText } from '../../core/text.js';
import type { ChatAddress } from './chat-address.js';
import { useTyping } from './use-typing.js';

/** The name of a team member in the conversation, or an empty text before their first message. */
function nameOf(id: number, messages: readonly ChatMessage[]): string {
  const written = messages.findLast(({ sender }) => sender.id === id)?.sender.full_name;
  return written ?? messages.findLast(({ answerer }) => answerer?.id === id)?.answerer?.name ?? '';
}

/**
 * Shows that a team member is typing. Its line is always present, so that nothing moves; it is read out once
 * per message, however often the typing starts and stops (rule 205).
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

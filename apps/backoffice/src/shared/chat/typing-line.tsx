import type { ChatAnswering, ChatMessage } from '@karov/api-client';
import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useText } from '../text.js';
import { HiddenText } from '../ui/hidden-text.js';
import type { Conversation } from './chat-calls.js';
import type { Typist } from './use-typing.js';

interface TypingLineProps {
  typist: Typist | null;
  conversation: Conversation;
  messages: readonly ChatMessage[];
  answering: ChatAnswering | undefined;
}

/** Returns a colleague's name, from the people who may answer or the authors of messages. */
function colleagueName(
  id: number,
  messages: readonly ChatMessage[],
  answering: ChatAnswering | undefined,
): string {
  return (
    answering?.colleagues.find((one) => one.id === id)?.label ??
    messages.findLast(({ sender }) => sender.id === id)?.sender.full_name ??
    ''
  );
}

/**
 * Shows that the other side or a colleague is typing. The line is always present, so that nothing moves. It
 * is announced once until a new message arrives, however often typing starts and stops (rule 205).
 */
export function TypingLine({ typist, conversation, messages, answering }: TypingLineProps) {
  const text = useText();
  const [told, setTold] = useState('');
  const newest = messages.at(-1)?.id;
  const name = typist && (typist.isStaff ? colleagueName(typist.id, messages, answering) : conversation.name);
  const words =
    name === null ? '' : name === '' ? text('chat.colleague_typing') : text('chat.typing', { name });
  useEffect(() => setTold(''), [newest]);
  useEffect(() => {
    if (words !== '') setTold((before) => before || words);
  }, [words]);
  return (
    <>
      <Typography variant="body2" color="text.secondary" aria-hidden sx={{ minBlockSize: '1.5em' }}>
        {words}
      </Typography>
      <HiddenText role="status">{told}</HiddenText>
    </>
  );
}

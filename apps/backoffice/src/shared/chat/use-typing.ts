import { readTyping, typingPace } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { session } from '@karov/web';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChannelLine } from '../live/use-channel.js';
import type { Conversation } from './chat-calls.js';

/** A person who is typing in a conversation. */
export interface Typist {
  id: number;
  isStaff: boolean;
}

interface Typing {
  typist: Typist | null;
  /** called with the socket of the conversation's channel */
  onLine: (line: ChannelLine | null) => void;
  /** announces that the caller is typing */
  say: () => void;
}

/**
 * Returns the others who are typing in a conversation. They are cleared a few seconds after their last
 * signal, and when a new message arrives (rule 205).
 */
export function useTyping(
  { context, contextId, receiverId }: Conversation,
  newest: number | undefined,
): Typing {
  const [typist, setTypist] = useState<Typist | null>(null);
  const line = useRef<ChannelLine | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pace = useRef(typingPace());
  useEffect(() => {
    setTypist(null);
    return () => clearTimeout(timer.current);
  }, [newest, context, contextId, receiverId]);

  const onLine = useCallback(
    (given: ChannelLine | null) => {
      line.current = given;
      given?.on('typing', (heard) => {
        const signal = readTyping(heard);
        if (signal?.context !== context || signal.context_id !== contextId || signal.person_id !== receiverId)
          return;
        if (signal.writer_id === session.get()?.id) return;
        setTypist({ id: signal.writer_id, isStaff: signal.side === 'staff' });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setTypist(null), LIMITS.typingForgottenMs);
      });
    },
    [context, contextId, receiverId],
  );
  const say = () => {
    if (line.current?.connected && pace.current(''))
      line.current.emit('typing', { context, context_id: contextId, person_id: receiverId });
  };
  return { typist, onLine, say };
}

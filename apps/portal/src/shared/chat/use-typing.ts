import { readTyping } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { useEffect, useState } from 'react';
import type { ChatAddress } from './chat-address.js';
import { onTyping } from './live-chat.js';

/**
 * The team member who is typing in a conversation; cleared a few seconds after the last signal, or when a
 * message arrives (rule 205).
 */
export function useTyping({ context, context_id: id }: ChatAddress, newest: number | null): number | null {
  const [writer, setWriter] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => setWriter(null);
    forget();
    const stop = onTyping((heard) => {
      const signal = readTyping(heard);
      if (signal?.side !== 'staff' || signal.context !== context || signal.context_id !== id) return;
      setWriter(signal.writer_id);
      clearTimeout(timer);
      timer = setTimeout(forget, LIMITS.typingForgottenMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [context, id, newest]);
  return writer;
}

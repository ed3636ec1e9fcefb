import { type ChatMessage, ValidationError } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { type ChosenPicture, type PictureChoice, usePicture } from '@karov/web/chat';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { type ChatAddress, queryOf } from './chat-address.js';
import { useLiveReload } from './live-chat.js';
import { refreshUnread } from './unread.js';

const LOOK_AGAIN_MS = 5_000;

export interface Conversation {
  messages: readonly ChatMessage[] | null;
  error: unknown;
  reload: () => void;
  text: string;
  fault: string | null;
  /** sending, or just sent: the next message can be sent two seconds later (rule 135) */
  phase: 'open' | 'sending' | 'sent';
  picture: PictureChoice;
  write: (text: string) => void;
  send: () => void;
}

/**
 * One conversation with the team, live or, without the live channel, polled. Typed text is kept until it is
 * sent.
 */
export function useConversation({ context, context_id: id }: ChatAddress): Conversation {
  const t = useText();
  const load = useCallback(
    (signal: AbortSignal): Promise<ChatMessage[]> =>
      context === 'category'
        ? api.get('/chats/categories', { params: { query: { category_id: id } }, signal })
        : api.get('/chats', { params: { query: { event_id: id } }, signal }),
    [context, id],
  );
  const { data: messages, error, reload } = useLoad(load);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [phase, setPhase] = useState<Conversation['phase']>('open');
  const picture = usePicture((problem, max) => t(`chat.picture.${problem}`, { max }));
  const newest = messages?.at(-1)?.id ?? null;
  useLiveReload(reload, LOOK_AGAIN_MS);

  useEffect(() => {
    // Showing the messages marked them as read.
    if (newest !== null) void refreshUnread();
  }, [newest]);

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => setPhase('open'), LIMITS.chatLockMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const post = async () => {
    const sms = text.trim();
    const where = queryOf({ context, context_id: id });
    if (picture.chosen) await sendPicture(where, sms, picture.chosen, picture.description);
    else await api.act('POST', '/chats', { body: { sms, ...where } });
    setPhase('sent');
    setText('');
    picture.clear();
    reload();
  };
  const fail = (reason: unknown) => {
    setPhase('open');
    const [wrong, wrongPicture] = ['sms', 'picture'].map((field) =>
      reason instanceof ValidationError ? reason.firstError(field) : null,
    );
    if (!wrong && !wrongPicture) return toastFailure(reason);
    setFault(wrong ?? null);
    picture.refuse(wrongPicture ?? null);
  };
  const send = () => {
    if (phase !== 'open' || picture.isPreparing) return;
    if (text.trim() === '' && !picture.chosen) return setFault(t('chat.missing'));
    setPhase('sending');
    post().catch(fail);
  };
  const write = (typed: string) => {
    setText(typed);
    setFault(null);
  };
  return { messages, error, reload, text, fault, phase, picture, write, send };
}

/** Sends a picture and its words as one message (rule 200). */
function sendPicture(
  where: ReturnType<typeof queryOf>,
  sms: string,
  { file, sendKey }: ChosenPicture,
  description: string,
): Promise<string | null> {
  return api.act('POST', '/chats/pictures', {
    multipart: true,
    body: { sms, description: description.trim(), send_key: sendKey, ...where, picture: file },
  });
}

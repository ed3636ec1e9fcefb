import type { ChatMessage } from '@karov/api-client';
import { localDay } from '@karov/domain';
import { messageAnchor, useFocusOnMessage } from '@karov/web/chat';
import { useLayoutEffect, useRef } from 'react';
import { formatDay } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { linkedText } from '../linked-text.js';
import { MessagePicture } from './message-picture.js';
import './chat.css';

interface MessageProps {
  message: ChatMessage;
  isNewDay: boolean;
  /** the need that starts at this message, in a conversation about several (rule 206) */
  newNeed: string | null;
}

function Message({ message, isNewDay, newNeed }: MessageProps) {
  const t = useText();
  const {
    sender,
    is_mine: isMine,
    is_staff: isStaff,
    message: text,
    time,
    created_at: createdAt,
    is_read: isRead,
    picture,
  } = message;
  const other = isStaff ? t('chat.team', { name: sender.full_name }) : sender.full_name;
  return (
    <>
      {isNewDay && (
        <li className="chat__day">
          <span className="ltr">{formatDay(localDay(new Date(createdAt)))}</span>
        </li>
      )}
      {newNeed !== null && (
        <li className="chat__day">
          <strong>{newNeed}</strong>
        </li>
      )}
      <li
        id={messageAnchor(message.id)}
        tabIndex={-1}
        className={isMine ? 'chat__message chat__message--mine' : 'chat__message'}
      >
        <span className="chat__meta">
          <strong>{isMine ? t('chat.me') : other}</strong>{' '}
          <time className="ltr" dateTime={createdAt}>
            {time}
          </time>
          {isMine && isRead && ` · ${t('chat.read')}`}
        </span>
        {picture && (
          <MessagePicture
            picture={picture}
            words={t('chat.picture.from', { name: isMine ? t('chat.me') : other, time })}
          />
        )}
        {text !== '' && (
          <p>
            <bdi>{linkedText(text)}</bdi>
          </p>
        )}
      </li>
    </>
  );
}

const dayOf = (message: ChatMessage | undefined): string =>
  message ? localDay(new Date(message.created_at)) : '';

/**
 * The messages, oldest first, with author and time; the newest is in view and is read out when it arrives.
 */
export function MessageLog({
  messages,
  focusId = null,
}: {
  messages: readonly ChatMessage[];
  focusId?: number | null;
}) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useLayoutEffect(() => {
    box.current?.scrollTo?.({ top: box.current.scrollHeight });
  }, [newest]);
  useFocusOnMessage(focusId, messages.length > 0);
  return (
    <div className="chat__log" ref={box} role="log" tabIndex={0} aria-label={t('chat.messages')}>
      {messages.length === 0 && <p>{t('chat.noMessages')}</p>}
      {messages.length > 0 && (
        <ol className="chat__list">
          {messages.map((message, at) =>
            message.answerer === null ? (
              <Message
                key={message.id}
                message={message}
                isNewDay={dayOf(message) !== dayOf(messages[at - 1])}
                newNeed={
                  message.need?.id === messages[at - 1]?.need?.id ? null : (message.need?.label ?? null)
                }
              />
            ) : (
              <li key={message.id} className="chat__answers">
                {message.message}
              </li>
            ),
          )}
        </ol>
      )}
    </div>
  );
}

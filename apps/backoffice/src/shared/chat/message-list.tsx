import type { ChatMessage } from '@karov/api-client';
import { messageAnchor, useFocusOnMessage } from '@karov/web/chat';
import { Box, Paper, Typography } from '@mui/material';
import { Fragment, useEffect, useRef } from 'react';
import { useText } from '../text.js';
import { exactTime } from '../time.js';
import { EmptyState } from '../ui/empty-state.js';
import { TypedText } from '../ui/typed-text.js';
import { AnswererLine, NeedLine } from './answerer-line.js';
import { MessagePicture } from './message-picture.js';

function Bubble({ message }: { message: ChatMessage }) {
  const text = useText();
  const isOurs = message.is_mine || message.is_staff;
  const sender = message.is_mine ? text('chat.me') : message.sender.full_name;
  return (
    <Box
      component="li"
      id={messageAnchor(message.id)}
      tabIndex={-1}
      sx={{ display: 'flex', justifyContent: isOurs ? 'flex-end' : 'flex-start', scrollMargin: 8 }}
    >
      <Paper
        variant="outlined"
        sx={{
          p: 1,
          maxInlineSize: '85%',
          borderColor: isOurs ? 'primary.main' : 'divider',
          bgcolor: isOurs ? 'action.selected' : 'background.paper',
        }}
      >
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {sender}
        </Typography>
        {message.picture && (
          <MessagePicture
            picture={message.picture}
            words={text('chat.picture.from', { name: sender, time: message.time })}
          />
        )}
        {message.message !== '' && (
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>
            <TypedText>{message.message}</TypedText>
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          <time
            dateTime={message.created_at}
            title={text('time.exact', { exact: exactTime(message.created_at) })}
            dir="ltr"
          >
            {message.time}
          </time>
          {isOurs && message.is_read && ` · ${text('chat.read')}`}
        </Typography>
      </Paper>
    </Box>
  );
}

interface MessageListProps {
  messages: readonly ChatMessage[];
  name: string;
  /** the message that a search found */
  focusId?: number | null;
}

/**
 * The messages: the other side's at the start of the line, those of staff at its end, each with name and
 * time. New messages are announced and scrolled into view.
 */
export function MessageList({ messages, name, focusId = null }: MessageListProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  useFocusOnMessage(focusId, messages.length > 0);

  return (
    <Box
      ref={box}
      role="log"
      tabIndex={0}
      aria-label={text('chat.messages_with', { name })}
      sx={{ maxBlockSize: '50vh', overflowY: 'auto', p: 0.5 }}
    >
      {messages.length === 0 && (
        <EmptyState title={text('chat.empty')} hint={text('chat.empty_hint', { name })} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            {message.need && message.need.id !== messages[at - 1]?.need?.id && (
              <NeedLine label={message.need.label} />
            )}
            {message.answerer ? <AnswererLine message={message} /> : <Bubble message={message} />}
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

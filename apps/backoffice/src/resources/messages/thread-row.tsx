import type { ChatThread } from '@karov/api-client';
import { Link, Paper, Typography } from '@mui/material';
import { useText } from '../../shared/text.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TypedText } from '../../shared/ui/typed-text.js';

/**
 * A conversation in the list: with whom, about what, how many unread messages, who answers, and the last
 * message.
 */
export function ThreadRow({
  thread,
  isMine,
  onOpen,
}: {
  thread: ChatThread;
  isMine: boolean;
  onOpen: () => void;
}) {
  const text = useText();
  const { person, context_name: about, unread, answerer, last_message, last_at } = thread;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 1.5, display: 'grid', gap: 0.5, justifyItems: 'start' }}
    >
      <Link
        component="button"
        type="button"
        onClick={onOpen}
        sx={{ fontWeight: 700, textAlign: 'start' }}
        aria-label={text('chat.open_with', { name: person.full_name, about })}
      >
        {person.full_name} · {about}
      </Link>
      {unread > 0 && <StatusChip tone="waiting" label={text('chat.new', { count: unread })} />}
      <Typography noWrap sx={{ maxInlineSize: '100%' }}>
        <TypedText>{last_message}</TypedText>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <RelativeTime at={last_at} />
        {answerer &&
          ` · ${isMine ? text('chat.answered_by_me') : text('chat.answered_by', { name: answerer.full_name })}`}
      </Typography>
    </Paper>
  );
}

import type { ContactReply, ContactThread } from '@karov/api-client';
import { Box, Stack, Typography } from '@mui/material';
import { useText } from '../../shared/text.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { TypedText } from '../../shared/ui/typed-text.js';

function Words({
  who,
  at,
  isStaff,
  children,
}: {
  who: string;
  at: string;
  isStaff: boolean;
  children: string;
}) {
  return (
    <Box
      component="li"
      sx={{ p: 1.5, borderRadius: 1, bgcolor: isStaff ? 'action.selected' : 'action.hover' }}
    >
      <Typography variant="body2" color="text.primary">
        <bdi>{who}</bdi> · <RelativeTime at={at} />
      </Typography>
      <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <TypedText>{children}</TypedText>
      </Typography>
    </Box>
  );
}

/** A conversation in order, from its first message on; a call back has no words. */
export function ContactReplies({ thread }: { thread: ContactThread }) {
  const text = useText();
  const sender = thread.sender.full_name;
  const whoOf = ({ is_staff: isStaff, author }: ContactReply) => (isStaff ? author : sender);
  return (
    <Stack
      component="ol"
      aria-label={text('contacts.conversation')}
      spacing={1}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      <Words who={sender} at={thread.created_at} isStaff={false}>
        {thread.message}
      </Words>
      {thread.replies.map((reply) => (
        <Words key={reply.id} who={whoOf(reply)} at={reply.written_at} isStaff={reply.is_staff}>
          {reply.way === 'phone' && reply.is_staff ? text('contacts.called') : reply.words}
        </Words>
      ))}
    </Stack>
  );
}

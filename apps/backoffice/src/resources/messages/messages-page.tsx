import type { ChatThread } from '@karov/api-client';
import { Link, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useThreads, type Conversation } from '../../shared/chat/chat-calls.js';
import { Chat } from '../../shared/chat/chat.js';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Page } from '../../shared/ui/page.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { SidePanel } from '../../shared/ui/side-panel.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TypedText } from '../../shared/ui/typed-text.js';

function conversationOf({ context, context_id: contextId, receiver_id: receiverId, person }: ChatThread): Conversation {
  return { context, contextId, receiverId, name: person.full_name, contactNote: person.contact_note };
}

/** The conversations of the person signed in, with what nobody has read yet (rule 37). */
export function MessagesPage() {
  const text = useText();
  const threads = useThreads();
  const [open, setOpen] = useState<ChatThread | null>(null);
  return (
    <Page title={text('chat.title')} intro={text('chat.intro')}>
      {threads.isError && !threads.data && <LoadFailure onRetry={() => void threads.refetch()} />}
      {threads.isPending && <Skeleton variant="rounded" height={160} />}
      {threads.data?.length === 0 && <EmptyState title={text('chat.no_threads')} hint={text('chat.no_threads_hint')} />}
      {threads.data && threads.data.length > 0 && (
        <Stack component="ul" aria-label={text('chat.threads')} spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, maxInlineSize: '48rem' }}>
          {threads.data.map((thread) => (
            <Thread key={`${thread.context}-${thread.context_id}-${thread.person.id}`} thread={thread} onOpen={() => setOpen(thread)} />
          ))}
        </Stack>
      )}
      {open && (
        <SidePanel title={text('chat.open_with', { name: open.person.full_name, about: open.context_name })} onClose={() => setOpen(null)}>
          <Chat conversation={conversationOf(open)} />
        </SidePanel>
      )}
    </Page>
  );
}

function Thread({ thread, onOpen }: { thread: ChatThread; onOpen: () => void }) {
  const text = useText();
  const { person, context_name: about, unread, last_message, last_at } = thread;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
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
      </Typography>
    </Paper>
  );
}

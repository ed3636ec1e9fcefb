import type { ChatThread } from '@karov/api-client';
import { session } from '@karov/web';
import { Alert, Skeleton, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Chat } from '../../shared/chat/chat.js';
import { useThreads } from '../../shared/chat/chat-calls.js';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Page } from '../../shared/ui/page.js';
import { SidePanel } from '../../shared/ui/side-panel.js';
import { ChatSearch } from './chat-search.js';
import { readThread, type ThreadAddress, threadAddress } from './thread-address.js';
import { ThreadRow } from './thread-row.js';

type Known = Pick<ChatThread, 'context' | 'context_id' | 'context_name' | 'person'>;

/**
 * The conversations of the signed-in person, with their unread messages, and one of them if the address names
 * it (rules 37, 208).
 */
export function MessagesPage() {
  const text = useText();
  const threads = useThreads();
  const [params, setParams] = useSearchParams();
  const [found, setFound] = useState<Known | null>(null);
  const asked = readThread(params.get('thread'));
  const known =
    asked && [...(threads.data ?? []), ...(found ? [found] : [])].find((one) => isThread(one, asked));
  const open = (thread: Known, messageId: number | null) => {
    setFound(thread);
    setParams({
      thread: threadAddress(thread),
      ...(messageId === null ? {} : { message: String(messageId) }),
    });
  };
  return (
    <Page title={text('chat.title')} intro={text('chat.intro')}>
      {asked && threads.data && !known && <Alert severity="warning">{text('chat.not_found')}</Alert>}
      <Conversations threads={threads} onOpen={open} />
      {known && (
        <OpenThread
          thread={known}
          messageId={Number(params.get('message')) || null}
          onClose={() => setParams({})}
        />
      )}
    </Page>
  );
}

interface ConversationsProps {
  threads: ReturnType<typeof useThreads>;
  onOpen: (thread: Known, messageId: number | null) => void;
}

/** All conversations, with a search. */
function Conversations({ threads, onOpen }: ConversationsProps) {
  const text = useText();
  return (
    <>
      {threads.isError && !threads.data && <LoadFailure onRetry={() => void threads.refetch()} />}
      {threads.isPending && <Skeleton variant="rounded" height={160} />}
      {threads.data?.length === 0 && (
        <EmptyState title={text('chat.no_threads')} hint={text('chat.no_threads_hint')} />
      )}
      {threads.data && threads.data.length > 0 && (
        <Stack spacing={2}>
          <ChatSearch onOpen={(place) => onOpen(place, place.message_id)}>
            <Threads threads={threads.data} onOpen={(thread) => onOpen(thread, null)} />
          </ChatSearch>
        </Stack>
      )}
    </>
  );
}

function OpenThread({
  thread,
  messageId,
  onClose,
}: {
  thread: Known;
  messageId: number | null;
  onClose: () => void;
}) {
  const text = useText();
  const { context, context_id: contextId, context_name: about, person } = thread;
  return (
    <SidePanel title={text('chat.open_with', { name: person.full_name, about })} onClose={onClose}>
      <Chat
        key={`${threadAddress(thread)} ${messageId}`}
        focusId={messageId}
        conversation={{
          context,
          contextId,
          receiverId: person.id,
          name: person.full_name,
          contactNote: person.contact_note,
        }}
      />
    </SidePanel>
  );
}

function Threads({
  threads,
  onOpen,
}: {
  threads: readonly ChatThread[];
  onOpen: (thread: ChatThread) => void;
}) {
  const text = useText();
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  const own = session.get()?.id;
  const isMine = (thread: ChatThread) => thread.answerer?.id === own;
  const mine = threads.filter(isMine);
  const shown = whose === 'mine' ? mine : threads;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={whose}
        aria-label={text('chat.whose')}
        sx={{ alignSelf: 'flex-start', '& .MuiToggleButton-root': { textTransform: 'none' } }}
        onChange={(_event, next: 'all' | 'mine' | null) => next && setWhose(next)}
      >
        <ToggleButton value="all">{text('chat.all')}</ToggleButton>
        <ToggleButton value="mine">
          {text('chat.mine')} ({mine.length})
        </ToggleButton>
      </ToggleButtonGroup>
      {shown.length === 0 && <EmptyState title={text('chat.none_mine')} />}
      <Stack
        component="ul"
        aria-label={text('chat.threads')}
        spacing={1}
        sx={{ listStyle: 'none', p: 0, m: 0, maxInlineSize: '48rem' }}
      >
        {shown.map((thread) => (
          <ThreadRow
            key={threadAddress(thread)}
            thread={thread}
            isMine={isMine(thread)}
            onOpen={() => onOpen(thread)}
          />
        ))}
      </Stack>
    </>
  );
}

function isThread({ context, context_id, person }: Known, asked: ThreadAddress): boolean {
  return context === asked.context && context_id === asked.contextId && person.id === asked.personId;
}

import type { UserRow } from '@karov/api-client';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { Chat } from '../../shared/chat/chat.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { SidePanel } from '../../shared/ui/side-panel.js';

/** Loads on demand which conversation is about a person's newest request. */
export function useNewestChat(userId: number, isWanted: boolean) {
  return useRead({
    key: ['newest-chat', userId],
    gcTime: 0,
    enabled: isWanted,
    read: async (signal) =>
      (await api.get('/chats/newest/{id}', { params: { path: { id: userId } }, signal })).subject,
  });
}

/** The conversation with a person about their newest request. */
export function NewestChat({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const text = useText();
  const { data: subject, isPending, isError, refetch } = useNewestChat(user.id, true);
  return (
    <SidePanel
      title={
        subject
          ? text('user_acts.chat_title', { name: user.full_name, about: subject.context_name })
          : user.full_name
      }
      onClose={onClose}
    >
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {subject === null && text('user_acts.no_chat')}
      {subject && (
        <Chat
          conversation={{
            context: subject.context,
            contextId: subject.context_id,
            receiverId: user.id,
            name: user.full_name,
            contactNote: user.contact_note,
          }}
        />
      )}
    </SidePanel>
  );
}

import type { ChatThread } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useSession } from '@karov/web';
import { api } from '../../core/api.js';
import { useSearchParams } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { type Loaded, useLoad } from '../../core/use-load.js';
import { EmptyState } from '../../design/card/empty-state.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { addressIn, type ChatAddress } from '../../shared/chat/chat-address.js';
import { ConversationView } from '../../shared/chat/conversation-view.js';
import { useLiveReload } from '../../shared/chat/live-chat.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { SearchForm } from './search-form.js';
import { ThreadList } from './thread-list.js';

const LOOK_AGAIN_MS = 15_000;
const loadThreads = (signal: AbortSignal): Promise<ChatThread[]> => api.get('/chats/threads', { signal });

function Threads({ data, error, reload }: Loaded<ChatThread[]>) {
  const t = useText();
  const isVolunteer = useSession()?.role === 'volunteer';
  return (
    <>
      <PageHeading>{t('chat.title')}</PageHeading>
      <p>{t('chat.intro')}</p>
      {error !== null && <LoadFailure text={t('chat.listFailed')} onRetry={reload} />}
      {data === null && error === null && <Spinner />}
      {data?.length === 0 && (
        <EmptyState icon="chat" title={t('chat.emptyTitle')}>
          <p>{t('chat.emptyText')}</p>
          <Link
            className="standing-link"
            to={isVolunteer ? PAGES.MyVolunteerBasket.path : PAGES.Dashboard.path}
          >
            {t(isVolunteer ? 'menu.basket' : 'menu.dashboard')}
          </Link>
        </EmptyState>
      )}
      {data !== null && data.length > 0 && (
        <SearchForm>
          <ThreadList threads={data} />
        </SearchForm>
      )}
    </>
  );
}

interface OneConversationProps {
  address: ChatAddress;
  threads: readonly ChatThread[];
  /** the message that a search found */
  focusId: number | null;
}

function OneConversation({ address, threads, focusId }: OneConversationProps) {
  const t = useText();
  const known = threads.find(
    ({ context, context_id: id }) => context === address.context && id === address.context_id,
  );
  return (
    <>
      <Link className="standing-link" to={PAGES.Messages.path}>
        <Icon name="backward" />
        {t('chat.back')}
      </Link>
      <PageHeading>{t('chat.conversation')}</PageHeading>
      {known && <p>{t('chat.about', { about: known.context_name })}</p>}
      <ConversationView
        key={`${address.context} ${address.context_id}`}
        address={address}
        focusId={focusId}
      />
    </>
  );
}

/** The person's own conversations with the team; if the address names one, that conversation (rule 37). */
export default function MessagesPage() {
  const [search] = useSearchParams();
  const address = addressIn(search);
  const threads = useLoad(loadThreads);
  useLiveReload(threads.reload, LOOK_AGAIN_MS);
  return (
    <div className="page page--text">
      {address ? (
        <OneConversation
          address={address}
          threads={threads.data ?? []}
          focusId={Number(search.get('message')) || null}
        />
      ) : (
        <Threads {...threads} />
      )}
    </div>
  );
}

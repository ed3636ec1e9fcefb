import { type ChatPlaces, serverNow } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { formatAgo } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { Link } from '../../design/link/link.js';

/** The search results, newest first: each links to its message. */
export function FoundPlaces({ places, has_more: hasMore }: ChatPlaces) {
  const t = useText();
  return (
    <>
      <ul className="threads" aria-label={t('chat.search.results')}>
        {places.map((place) => (
          <li key={place.message_id}>
            <Link
              className="thread"
              to={`${PAGES.Messages.path}?${place.context}_id=${place.context_id}&message=${place.message_id ?? ''}`}
            >
              <span className="thread__head">
                <strong>{place.context_name}</strong>
                <span>{place.sender}</span>
                <span>{formatAgo(t, place.at, serverNow())}</span>
              </span>
              <bdi className="found__text">
                {place.before}
                <mark className="found__mark">{place.found}</mark>
                {place.after}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && <p>{t('chat.search.more', { count: places.length })}</p>}
    </>
  );
}

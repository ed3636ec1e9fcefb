import { type ChatPicture, fetchFile } from '@karov/api-client';
import { whenSeen } from '@karov/design';
import { thumbnailOf } from '@karov/domain';
import { locale, session } from '@karov/web';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Dialog } from '../../design/dialog/dialog.js';

const callOptions = { locale: locale.get, token: () => session.get()?.token ?? null };

/**
 * Returns the address of a private picture within this browser; the picture is fetched when it comes near the
 * viewport.
 */
function useOwnAddress(
  id: string,
  isSeen: boolean,
): { url: string | null; hasFailed: boolean; retry: () => void } {
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isSeen) return undefined;
    const gone = new AbortController();
    let made: string | null = null;
    setFailed(false);
    fetchFile(callOptions, `/chats/pictures/${id}`, gone.signal)
      .then((blob) => {
        if (gone.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      })
      .catch(() => !gone.signal.aborted && setFailed(true));
    return () => {
      gone.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [id, isSeen, round]);
  return { url, hasFailed, retry: () => setRound((last) => last + 1) };
}

/**
 * The picture of a message. Its space is reserved before it loads, so that nothing moves; a press enlarges
 * it. `words` replace a missing description.
 */
export function MessagePicture({ picture, words }: { picture: ChatPicture; words: string }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const { url, hasFailed, retry } = useOwnAddress(picture.id, isSeen);
  useEffect(() => (place.current ? whenSeen(place.current, () => setSeen(true)) : undefined), []);

  const { width, height } = thumbnailOf(picture);
  const alt = picture.description || words;
  const image = <img src={url ?? undefined} alt={alt} width={picture.width} height={picture.height} />;
  return (
    <div
      ref={place}
      className="chat__picture"
      style={{ inlineSize: width, aspectRatio: `${width} / ${height}` }}
    >
      {url !== null && (
        <button
          type="button"
          className="chat__thumbnail"
          aria-haspopup="dialog"
          onClick={() => setLarge(true)}
        >
          {image}
          <span className="visually-hidden">{t('chat.picture.large')}</span>
        </button>
      )}
      {url === null && !hasFailed && <span className="visually-hidden">{alt}</span>}
      {hasFailed && (
        <Button kind="quiet" onClick={retry}>
          {t('chat.picture.again', { what: alt })}
        </Button>
      )}
      {isLarge && (
        <Dialog title={t('chat.picture.title')} onClose={() => setLarge(false)}>
          <div className="chat__large">
            {image}
            <p>{alt}</p>
            <Button kind="secondary" onClick={() => setLarge(false)}>
              {t('common.words.close')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

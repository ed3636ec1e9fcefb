import { type ChatPicture, fetchFile } from '@karov/api-client';
import { whenSeen } from '@karov/design';
import { thumbnailOf } from '@karov/domain';
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useRead } from '../../kit/reads.js';
import { callOptions } from '../api.js';
import { useText } from '../text.js';
import { HiddenText } from '../ui/hidden-text.js';
import { TypedText } from '../ui/typed-text.js';

/** Returns a private picture as an object URL; the picture is loaded when it comes near the viewport. */
function useOwnAddress(id: string, isSeen: boolean) {
  const { data, isError, refetch } = useRead({
    key: ['chat-picture', id],
    read: (signal) => fetchFile(callOptions, `/chats/pictures/${id}`, signal),
    enabled: isSeen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { url, isError, refetch };
}

/**
 * The picture in a message. Its space is reserved at full size, so that nothing moves; a press enlarges it.
 * `words` is the text alternative if the sender gave none.
 */
export function MessagePicture({ picture, words }: { picture: ChatPicture; words: string }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const { url, isError, refetch } = useOwnAddress(picture.id, isSeen);
  useEffect(() => (place.current ? whenSeen(place.current, () => setSeen(true)) : undefined), []);

  const { width, height } = thumbnailOf(picture);
  const alt = picture.description || words;
  return (
    <Box
      ref={place}
      sx={{
        inlineSize: width,
        maxInlineSize: '100%',
        aspectRatio: `${width} / ${height}`,
        minInlineSize: 44,
        minBlockSize: 44,
        my: 1,
      }}
    >
      {url !== null && (
        <ButtonBase
          focusRipple
          aria-haspopup="dialog"
          onClick={() => setLarge(true)}
          sx={{
            inlineSize: '100%',
            blockSize: '100%',
            borderRadius: 1,
            cursor: 'zoom-in',
            '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main' },
          }}
        >
          <Box
            component="img"
            src={url}
            alt={alt}
            sx={{ inlineSize: '100%', blockSize: '100%', objectFit: 'contain', borderRadius: 1 }}
          />
          <HiddenText>{text('chat.picture.large')}</HiddenText>
        </ButtonBase>
      )}
      {url === null && !isError && (
        <>
          <Skeleton variant="rounded" width="100%" height="100%" />
          <HiddenText>{alt}</HiddenText>
        </>
      )}
      {isError && <Button onClick={() => void refetch()}>{text('chat.picture.again', { what: alt })}</Button>}
      {isLarge && url !== null && <LargePicture url={url} alt={alt} onClose={() => setLarge(false)} />}
    </Box>
  );
}

function LargePicture({ url, alt, onClose }: { url: string; alt: string; onClose: () => void }) {
  const text = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId} component="h2">
        {text('chat.picture.title')}
      </DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        <Box component="img" src={url} alt={alt} sx={{ maxInlineSize: '100%', maxBlockSize: '70dvb' }} />
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <TypedText>{alt}</TypedText>
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {text('common.words.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

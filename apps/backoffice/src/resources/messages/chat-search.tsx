import type { ChatPlace, ChatPlaces } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { HiddenText } from '../../shared/ui/hidden-text.js';
import { FoundPlace } from './found-place.js';

/** The maximum length of a search text. */
const LONGEST = 100;

/**
 * Searches in the conversations that the reader may see; without a search, `children` is shown, which is all
 * of them. The search text is sent in the body, never in an address (rule 209).
 */
export function ChatSearch({
  onOpen,
  children,
}: {
  onOpen: (place: ChatPlace) => void;
  children: ReactNode;
}) {
  const text = useText();
  const id = useId();
  const [words, setWords] = useState('');
  const [isShort, setShort] = useState(false);
  const [found, setFound] = useState<ChatPlaces | null>(null);
  const search = useAction({
    run: async (q: string) => (await api.send('POST', '/chats/search', { body: { q } })).data,
    onDone: setFound,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = words.trim();
    setShort(q.length < LIMITS.chatSearchMin);
    if (q.length >= LIMITS.chatSearchMin) search.mutate(q);
  };
  return (
    <Stack spacing={2} sx={{ maxInlineSize: '48rem' }}>
      <Stack
        component="form"
        role="search"
        direction="row"
        spacing={1}
        noValidate
        onSubmit={submit}
        sx={{ alignItems: 'flex-start' }}
      >
        <TextField
          id={id}
          type="search"
          size="small"
          fullWidth
          label={text('chat.search')}
          value={words}
          error={isShort}
          helperText={isShort ? text('chat.search_short') : undefined}
          onChange={({ target }) => {
            setWords(target.value);
            setShort(false);
            if (target.value === '') setFound(null);
          }}
          slotProps={{ htmlInput: { maxLength: LONGEST, dir: 'auto', enterKeyHint: 'search' } }}
        />
        <Button type="submit" variant="outlined" loading={search.isPending} sx={{ minBlockSize: 40 }}>
          {text('chat.search_act')}
        </Button>
      </Stack>
      <HiddenText role="status" isShown={found !== null}>
        {found && text('chat.found', { count: found.places.length })}
      </HiddenText>
      {found && found.places.length > 0 && (
        <Stack
          component="ul"
          aria-label={text('chat.search_results')}
          spacing={1}
          sx={{ listStyle: 'none', p: 0, m: 0 }}
        >
          {found.places.map((place) => (
            <FoundPlace
              key={`${place.context}-${place.context_id}-${place.person.id}-${place.message_id}`}
              place={place}
              onOpen={() => onOpen(place)}
            />
          ))}
        </Stack>
      )}
      {found?.has_more && <Typography>{text('chat.found_more')}</Typography>}
      {!found && children}
    </Stack>
  );
}

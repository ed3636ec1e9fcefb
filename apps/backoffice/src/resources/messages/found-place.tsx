import type { ChatPlace } from '@karov/api-client';
import { Box, Link, Paper, Typography } from '@mui/material';
import { useText } from '../../shared/text.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { TypedText } from '../../shared/ui/typed-text.js';

/** A search result: with whom and about what, the matching words, and who wrote them when. */
export function FoundPlace({ place, onOpen }: { place: ChatPlace; onOpen: () => void }) {
  const text = useText();
  const { person, context_name: about, sender, before, found, after, at } = place;
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
        aria-label={`${text('chat.open_with', { name: person.full_name, about })}: ${before}${found}${after}`}
      >
        {person.full_name} · {about}
      </Link>
      <Typography sx={{ maxInlineSize: '100%' }}>
        <TypedText>
          {before}
          {found !== '' && (
            <Box component="mark" sx={{ bgcolor: 'action.selected', color: 'text.primary', fontWeight: 700 }}>
              {found}
            </Box>
          )}
          {after}
        </TypedText>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {sender !== '' && (
          <>
            <bdi>{sender}</bdi>
            {' · '}
          </>
        )}
        <RelativeTime at={at} />
      </Typography>
    </Paper>
  );
}

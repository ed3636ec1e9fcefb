import type { OrganizationWordsSample } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Box, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { useDebounced } from '../../shared/use-debounced.js';
import { type MessageWordsDraft, WORDS } from './message-words.js';

/** A sample message with the typed words, and the number of its SMS parts (rule 169). */
export function WordsPreview() {
  const text = useText();
  const values = useWatch<MessageWordsDraft, typeof WORDS>({ name: WORDS });
  // Each text is one line, so they can be debounced together as one text.
  const typed = useDebounced(values.map((words) => words.trim()).join('\n'), LIMITS.searchDebounceMs);
  const { data, isError, refetch, isPlaceholderData } = useRead({
    key: ['organization-words', typed],
    read: () => samplesWith(typed.split('\n')),
    keepsLast: true,
  });
  return (
    <Stack
      component="section"
      spacing={2}
      aria-label={text('organizations.preview_title')}
      aria-busy={isPlaceholderData}
    >
      <Typography variant="subtitle2" component="h2">
        {text('organizations.preview_title')}
      </Typography>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      <Stack direction={{ xs: 'column', md: 'row' }} useFlexGap spacing={2}>
        {data?.map((sample) => (
          <Sample key={sample.locale} sample={sample} />
        ))}
      </Stack>
    </Stack>
  );
}

async function samplesWith([
  greeting_he,
  signature_he,
  greeting_en,
  signature_en,
]: readonly string[]): Promise<OrganizationWordsSample[]> {
  const body = { greeting_he, signature_he, greeting_en, signature_en };
  return (await api.send('POST', '/admin/message-texts/organization-words', { body })).data;
}

function Sample({
  sample: { locale, text: words, segments, segments_without: without },
}: {
  sample: OrganizationWordsSample;
}) {
  const text = useText();
  return (
    <Box component="figure" sx={{ m: 0, flex: '1 1 0', minInlineSize: 0 }}>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        <span role="status">
          {text(`message_texts.languages.${locale}`)} · {text('message_texts.parts', { count: segments })}
          {segments > without && ` · ${text('organizations.preview_without', { count: without })}`}
        </span>
      </Typography>
      <Typography
        component="blockquote"
        lang={locale}
        dir={locale === 'he-IL' ? 'rtl' : 'ltr'}
        sx={{
          m: 0,
          mt: 0.5,
          p: 1.5,
          borderRadius: 2,
          bgcolor: 'action.hover',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
        }}
      >
        {words}
      </Typography>
    </Box>
  );
}

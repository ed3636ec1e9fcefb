import { LIMITS } from '@karov/domain';
import { Stack, Typography } from '@mui/material';
import { TextInput } from '../../kit/inputs.js';
import type { FormOf } from '../../kit/record-calls.js';
import { useText } from '../../shared/text.js';
import { WORDS } from './message-words.js';
import { WordsPreview } from './words-preview.js';

const IN_HEBREW = { dir: 'rtl', lang: 'he', maxLength: LIMITS.messageWordsMax } as const;
const IN_ENGLISH = { dir: 'ltr', lang: 'en', maxLength: LIMITS.messageWordsMax } as const;

/** The organization's greeting and signature in messages to its volunteers (rule 169). */
export function MessageWords() {
  const text = useText();
  return (
    <Stack component="fieldset" spacing={2} sx={{ m: 0, p: 0, border: 0, minInlineSize: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {text('organizations.words_title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text('organizations.words_hint')}
      </Typography>
      {WORDS.map((source) => (
        <TextInput<FormOf<'organizations'>>
          key={source}
          source={source}
          label={`organizations.${source}`}
          attributes={source.endsWith('_he') ? IN_HEBREW : IN_ENGLISH}
        />
      ))}
      <WordsPreview />
    </Stack>
  );
}

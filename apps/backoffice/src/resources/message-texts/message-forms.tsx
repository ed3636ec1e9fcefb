import type { MessageTextRow } from '@karov/api-client';
import { Box, Stack, Typography } from '@mui/material';
import { useText, type Translate } from '../../shared/text.js';

type Form = MessageTextRow['forms'][number];

/** One message: each of its forms, with the parts of its SMS. */
export function MessageForms({ row }: { row: MessageTextRow }) {
  const text = useText();
  return (
    <Stack component="li" direction={{ xs: 'column', md: 'row' }} useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      {row.forms.map((form) => (
        <Box key={`${form.locale} ${form.form}`} component="figure" sx={{ m: 0, flex: { md: '1 1 26rem' } }}>
          <Typography component="figcaption" variant="body2" color="text.secondary">
            {captionOf(form, text)}
          </Typography>
          <Typography
            component="blockquote"
            lang={form.locale}
            dir={form.locale === 'he-IL' ? 'rtl' : 'ltr'}
            sx={{ m: 0, mt: 0.5, p: 1.5, borderRadius: 2, bgcolor: 'action.hover', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          >
            {form.text}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

function captionOf({ locale, form, segments }: Form, text: Translate): string {
  const parts = [text(`message_texts.languages.${locale}`), formName(form, text), text('message_texts.parts', { count: segments })];
  return parts.filter((part) => part !== '').join(' · ');
}

function formName(form: string, text: Translate): string {
  if (form === 'male' || form === 'female') return text(`message_texts.forms.${form}`);
  return form === '' ? '' : text('message_texts.forms.count', { count: form });
}

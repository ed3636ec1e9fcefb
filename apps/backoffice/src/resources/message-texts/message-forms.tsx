import type { MessageTextRow } from '@karov/api-client';
import { LOCALES } from '@karov/domain';
import { Box, Stack, Typography } from '@mui/material';
import { type Translate, useText } from '../../shared/text.js';

type Form = MessageTextRow['forms'][number];

const COLUMNS = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

/**
 * One message in each of its forms, with the number of SMS parts; on a wide screen the languages are side by
 * side.
 */
export function MessageForms({ row }: { row: MessageTextRow }) {
  const text = useText();
  return (
    <Box component="li" sx={COLUMNS}>
      {LOCALES.map((locale) => (
        <Stack key={locale} spacing={1.5}>
          {row.forms
            .filter((form) => form.locale === locale)
            .map((form) => (
              <Box key={form.form} component="figure" sx={{ m: 0 }}>
                <Typography component="figcaption" variant="body2" color="text.secondary">
                  {captionOf(form, text)}
                </Typography>
                <Typography
                  component="blockquote"
                  lang={form.locale}
                  dir={form.locale === 'he-IL' ? 'rtl' : 'ltr'}
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
                  {form.text}
                </Typography>
              </Box>
            ))}
        </Stack>
      ))}
    </Box>
  );
}

function captionOf({ locale, form, segments }: Form, text: Translate): string {
  const parts = [
    text(`message_texts.languages.${locale}`),
    formName(form, text),
    text('message_texts.parts', { count: segments }),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function formName(form: string, text: Translate): string {
  if (form === 'male' || form === 'female') return text(`message_texts.forms.${form}`);
  return form === '' ? '' : text('message_texts.forms.count', { count: form });
}

import type { EventPreviewMessage } from '@karov/api-client';
import { Box, Stack, Typography } from '@mui/material';
import { useText } from '../../shared/text.js';

/**
 * The messages that people in the circle would get, in each language, by channel and with the number of parts
 * (rule 174).
 */
export function PreviewMessages({ messages }: { messages: readonly EventPreviewMessage[] }) {
  const text = useText();
  if (messages.length === 0) return null;
  return (
    <Stack component="section" spacing={2} aria-label={text('event_form.messages_title')}>
      <Typography variant="h3" component="h2">
        {text('event_form.messages_title')}
      </Typography>
      {messages.map((message) => (
        <PreviewMessage key={`${message.to} ${message.text}`} message={message} />
      ))}
    </Stack>
  );
}

function PreviewMessage({
  message: { to, locale, channels, text: words, segments },
}: {
  message: EventPreviewMessage;
}) {
  const text = useText();
  const sms = channels.find(({ channel }) => channel === 'sms')?.count ?? 0;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        <strong>{text(`event_form.messages_${to}`)}</strong>, {text(`event_form.messages_in.${locale}`)}:{' '}
        {channels
          .map(({ channel, count }) =>
            text('event_form.messages_by', { channel: text(`common.channel.${channel}`), count }),
          )
          .join(', ')}
        {sms > 0 && ` · ${text('event_form.messages_segments', { count: segments, total: segments * sms })}`}
      </Typography>
      <Typography
        component="blockquote"
        lang={locale}
        dir="auto"
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

import type { ChatMessage } from '@karov/api-client';
import { Box, Typography } from '@mui/material';
import { useText } from '../text.js';
import { TypedText } from '../ui/typed-text.js';

/** An entry between messages: who answers from here on, and a colleague's note to staff (rule 208). */
export function AnswererLine({ message }: { message: ChatMessage }) {
  const text = useText();
  return (
    <Box component="li" sx={{ textAlign: 'center', px: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {message.message} · <bdi dir="ltr">{message.time}</bdi>
      </Typography>
      {message.staff_note !== '' && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          <strong>{text('chat.staff_note', { name: message.sender.full_name })}</strong>{' '}
          <TypedText>{message.staff_note}</TypedText>
        </Typography>
      )}
    </Box>
  );
}

/**
 * An entry between messages: the need that the messages from here on are about, in a conversation about
 * several (rule 206).
 */
export function NeedLine({ label }: { label: string }) {
  return (
    <Box component="li" sx={{ textAlign: 'center' }}>
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {label}
      </Typography>
    </Box>
  );
}

import Forum from '@mui/icons-material/Forum';
import { Badge, IconButton } from '@mui/material';
import { Link } from 'react-router-dom';
import { useUnread } from '../shared/chat/chat-calls.js';
import { useText } from '../shared/text.js';

/** Links to the conversations and shows the number of unread messages. */
export function MessagesLink() {
  const text = useText();
  const unread = useUnread();
  return (
    <IconButton
      component={Link}
      to="/messages"
      color="inherit"
      aria-label={unread > 0 ? text('chat.unread', { count: unread }) : text('chat.no_unread')}
    >
      <Badge badgeContent={unread} color="error">
        <Forum />
      </Badge>
    </IconButton>
  );
}

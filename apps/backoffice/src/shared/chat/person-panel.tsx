import { Box, Button, Tab, Tabs } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../text.js';
import { SidePanel } from '../ui/side-panel.js';
import { Chat } from './chat.js';
import { type Conversation, useUnreadOf } from './chat-calls.js';

interface PersonPanelProps {
  title: string;
  conversation: Conversation;
  startsWith?: 'details' | 'chat';
  /** whether the signed-in person may write to them (rule 37) */
  canChat?: boolean;
  onClose: () => void;
  /** the details */
  children: ReactNode;
}

/** A side panel about a help seeker or volunteer: their details, and the chat with them (rule 137). */
export function PersonPanel({
  title,
  conversation,
  startsWith = 'details',
  canChat = true,
  onClose,
  children,
}: PersonPanelProps) {
  const text = useText();
  const id = useId();
  const [tab, setTab] = useState<string>(startsWith);
  const unread = useUnreadOf(conversation);
  const chatLabel = unread > 0 ? text('chat.tab_unread', { count: unread }) : text('chat.tab');
  return (
    <SidePanel title={title} onClose={onClose}>
      <Tabs value={tab} onChange={(_event, next: string) => setTab(next)} aria-label={title} sx={{ mb: 2 }}>
        <Tab
          value="details"
          id={`${id}-details-tab`}
          aria-controls={`${id}-details`}
          label={text('chat.details_tab')}
        />
        {canChat && <Tab value="chat" id={`${id}-chat-tab`} aria-controls={`${id}-chat`} label={chatLabel} />}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-details`}
        aria-labelledby={`${id}-details-tab`}
        hidden={tab !== 'details'}
      >
        {children}
      </Box>
      {canChat && (
        <Box role="tabpanel" id={`${id}-chat`} aria-labelledby={`${id}-chat-tab`} hidden={tab !== 'chat'}>
          {tab === 'chat' && <Chat conversation={conversation} />}
        </Box>
      )}
      <Button onClick={onClose} sx={{ mt: 3 }}>
        {text('common.words.cancel')}
      </Button>
    </SidePanel>
  );
}

import type { SameKeys } from '../catalogue.js';
import type { chatTexts as hebrew } from './chat.he.js';

/** Texts of conversations with the team, English: fetched when they are wanted. */
export const chatTexts = {
  chat: {
    read: 'read',
    title: 'Conversations with the team',
    intro: 'Here you can write to the team about a request or an event. Answers come here, and by message.',
    conversation: 'Conversation with the team',
    about: 'About: %{about}',
    back: 'All conversations',
    emptyTitle: 'No conversations yet',
    emptyText: 'Start one from a request: each has a button for writing to the team.',
    noMessages: 'Nothing has been written here yet. Write the team the first message.',
    failed: 'We could not load the conversation.',
    listFailed: 'We could not load the conversations.',
    messages: 'Messages of the conversation',
    me: 'Me',
    typing: '%{name} is writing…',
    teamTyping: 'The team is writing…',
    search: {
      label: 'Search in conversations',
      act: 'Search',
      short: 'Write at least two characters.',
      results: 'What was found',
      found_one: 'One message found',
      found_two: '%{count} messages found',
      found_other: '%{count} messages found',
      more: 'The newest %{count} are shown. Add a word to narrow them down.',
    },
    team: '%{name}, of the team',
    write: 'Message to the team',
    missing: 'Write something before you send it.',
    send: 'Send',
    sending: 'Sending…',
    sent: 'The message is sent',
    unread_one: 'One new message',
    unread_two: '%{count} new messages',
    unread_other: '%{count} new messages',
  },
} as const satisfies SameKeys<typeof hebrew>;

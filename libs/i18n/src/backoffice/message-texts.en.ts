import type { SameKeys } from '../catalogue.js';
import type { messageTextsHe } from './message-texts.he.js';

/** Texts of the page that shows the texts of all messages. */
export const messageTextsEn: SameKeys<typeof messageTextsHe> = {
  message_texts: {
    title: 'Message texts',
    intro: 'Every message that Karov sends, as it comes by SMS. Names and numbers are examples.',
    search: 'Search the texts',
    to: 'To whom',
    all: 'Everybody',
    readers: {
      seeker: 'To help seekers',
      volunteer: 'To volunteers',
      staff: 'To staff',
      anyone: 'To anybody',
    },
    occasions: {
      case: 'their own case',
      invitation: 'a question',
      account: 'the account',
      staff: 'work of the staff',
    },
    found_one: 'One message',
    found_two: '%{count} messages',
    found_other: '%{count} messages',
    forms: { male: 'about a man', female: 'about a woman', count: 'for %{count}' },
    languages: { 'he-IL': 'Hebrew', 'en-US': 'English' },
    parts_one: 'one part',
    parts_two: '%{count} parts',
    parts_other: '%{count} parts',
    nothing: 'There is no such message',
    nothing_hint: 'Try another word, or choose “Everybody”.',
  },
};

import { type ServerTextKey, serverText } from './index.js';

/** The length of each part of a Hebrew SMS that needs more than one part. */
const PART = 67;
const MOST_PARTS = 3;
const LINK = `https://karov.example.org/v/${'x'.repeat(22)}`;
const ORDINARY = {
  event: 'סערה · תל אביב-יפו',
  city: 'תל אביב-יפו',
  distance: 12.5,
  category: 'ליווי והסעה',
  when: ', 02.03.2026 09:00',
};

describe('messages that invite volunteers', () => {
  it.each<ServerTextKey>([
    'messages.eventInvite',
    'messages.offer',
    'messages.offerPhone',
    'requests.messages.offer',
    'requests.messages.offerPhone',
    'requests.messages.offerEmergency',
  ])('%s stays within three parts of an SMS, with the word on answering by 1 or 2', (key) => {
    const text = serverText('he-IL', key, {
      ...ORDINARY,
      reply: serverText('he-IL', 'messages.replyByMessage'),
      link: LINK,
    });
    expect(text).toMatch(/להשיב 1=כן, 2=לא, או: https:/);
    expect(text.length).toBeLessThanOrEqual(PART * MOST_PARTS);
  });
});

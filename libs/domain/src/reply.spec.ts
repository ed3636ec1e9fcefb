import { readReply } from './reply.js';

describe('an answer by message', () => {
  it.each([
    '1',
    ' 1 ',
    '1.',
    '(1)',
    '"1"',
    '1!',
    '1\n',
    '1\uFE0F\u20E3',
    '\u200F1\u200E',
    '１',
    '1 כן',
    '1 = כן',
    '1 1',
    'כן',
    'כן.',
    'כֵּן',
    'כן, תודה',
    'כן בשמחה',
    'אחת',
    'yes',
    'Yes',
    'YES!',
    'y',
    'yes please',
    'Yes, thank you',
  ])('%j means yes', (text) => expect(readReply(text)).toBe('yes'));

  it.each(['2', ' 2.', '2\uFE0F\u20E3', '2 - לא', 'לא', 'לֹא', 'לא תודה', 'לא, תודה רבה!', 'שתיים', 'no', 'No.', 'NO', 'n', 'no thanks', 'No, thank you'])(
    '%j means no',
    (text) => expect(readReply(text)).toBe('no'),
  );

  it.each([
    '',
    ' ',
    '...',
    '3',
    '0',
    '12',
    '11',
    '1 2',
    '1/2',
    '1,2',
    '1 או 2',
    'כן לא',
    'yes no',
    'כן?',
    '1?',
    'אולי',
    'maybe',
    'no problem',
    'כן אבל לא היום',
    'לא יודעת',
    'תודה',
    'thanks',
    '👍',
    'בעוד 1 שעות',
    'מי זה',
    'כנראה',
    'yesterday',
    '١',
  ])('%j is unclear', (text) => expect(readReply(text)).toBe('unclear'));

  it.each(['STOP', 'stop', ' Stop. ', 'unsubscribe', 'cancel', 'START', 'הסר', 'הסרה', '"הסר"'])('%j is left to the provider', (text) =>
    expect(readReply(text)).toBe('stop'),
  );
});

import { isCourtesy, readReply, saysReceived } from './reply.js';

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
    '١',
    '۱',
    '\u202b١\u202c.',
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
  ])('%j means yes', (text) => expect(readReply(text)).toEqual({ meaning: 'yes', number: null }));

  it.each([
    '2',
    '٢',
    '۲',
    ' 2.',
    '2\uFE0F\u20E3',
    '2 - לא',
    'לא',
    'לֹא',
    'לא תודה',
    'לא, תודה רבה!',
    'שתיים',
    'no',
    'No.',
    'NO',
    'n',
    'no thanks',
    'No, thank you',
  ])('%j means no', (text) => expect(readReply(text)).toEqual({ meaning: 'no', number: null }));

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
    '٣',
  ])('%j is unclear', (text) => expect(readReply(text).meaning).toBe('unclear'));

  it.each(['STOP', 'stop', ' Stop. ', 'unsubscribe', 'cancel', 'הסר', 'הסרה', '"הסר"'])(
    '%j wants no more broadcasts',
    (text) => expect(readReply(text).meaning).toBe('stop'),
  );

  it.each([
    'הסר בבקשה',
    'הסר אותי',
    'נא להסיר אותי מרשימת התפוצה',
    'אני מבקשת להסיר את המספר שלי',
    'תפסיקו לשלוח לי הודעות',
    'הסירו אותי מהרשימה, תודה!',
    'Stop. Thank you',
    'STOP 12345',
    'please stop sending me messages',
    'Unsubscribe me from this list',
    'stop, stop, STOP!!!',
  ])('%j wants no more broadcasts, in a sentence', (text) => expect(readReply(text).meaning).toBe('stop'));

  it.each([
    'stop at the corner',
    '2 stop',
    "don't stop",
    'לא להסיר',
    'אל תסירו אותי',
    'אפשר להסיר את המדף?',
    'cancel my ride',
    'cancel 47',
    'the end',
    'תעצרו ליד המכולת',
    'הסרתי את הגבס',
    'I want to start at eight',
    'הסר 47',
  ])('%j may be about something else', (text) => expect(readReply(text).meaning).toBe('unclear'));

  it.each(['חזרה בבקשה', 'start please', 'להחזיר אותי'])('%j wants them again, in a sentence', (text) =>
    expect(readReply(text).meaning).toBe('start'),
  );

  it.each([
    ['תודה רבה!', true],
    ['thank you', true],
    ['', false],
    ['תודה, אבל מתי?', false],
    ['1', false],
  ])('%j is only a courtesy: %s', (text, is) => expect(isCourtesy(text)).toBe(is));

  it.each(['START', 'start', ' Unstop. ', 'חזרה', 'חזור'])('%j wants them again', (text) =>
    expect(readReply(text).meaning).toBe('start'),
  );
});

describe('an answer with the number of an invitation', () => {
  it.each([
    ['1 47', 'yes'],
    ['47 1', 'yes'],
    ['כן 47', 'yes'],
    ['47 כן', 'yes'],
    ['כן, פנייה 47', 'yes'],
    ['פנייה מספר 47: כן, בשמחה!', 'yes'],
    ['１ ４７', 'yes'],
    ['١ ٤٧', 'yes'],
    ['٤٧', 'unclear'],
    ['1\n47', 'yes'],
    ['47-1', 'yes'],
    ['yes 47', 'yes'],
    ['2 47', 'no'],
    ['47 לא תודה', 'no'],
    ['No, 47', 'no'],
    ['47', 'unclear'],
    ['פנייה 47', 'unclear'],
  ])('%j: %s, to number 47', (text, meaning) => expect(readReply(text)).toEqual({ meaning, number: 47 }));

  it.each([
    '1 47 48',
    'כן 47 לא 48',
    '1 2 47',
    '1 147',
    '1 4',
    'אגיע בעוד 15 דקות',
    'כן ב 17',
    '1 47?',
    '07 1',
  ])('%j has no number that is certain', (text) =>
    expect(readReply(text)).toEqual({ meaning: 'unclear', number: null }),
  );
});

describe('a message that only says it arrived', () => {
  it.each(['קיבלתי', 'קיבלתי, תודה!', 'קִבַּלְתִּי', 'Received'])(
    '%j says so, and answers no invitation',
    (text) => {
      expect(saysReceived(text)).toBe(true);
      expect(readReply(text).meaning).toBe('unclear');
    },
  );

  it.each(['1', 'כן', 'תודה', 'קיבלתי כרטיס', ''])('%j says something else', (text) =>
    expect(saysReceived(text)).toBe(false),
  );
});

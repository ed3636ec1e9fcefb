import { takesReplies } from './message-text.js';

const twilio = (from: string) => ({
  twilio: { accountSid: 'AC1', authToken: 'x', from, whatsappFrom: null, callFrom: null, baseUrl: null },
});

describe('whether an answer to a message comes back', () => {
  it.each([
    ['sms', '+972500000000', true],
    ['sms', '12345', true],
    ['sms', 'Karov', false],
    ['whatsapp', 'Karov', true],
    ['email', '+972500000000', false],
  ] as const)('by %s, sent from %s: %s', (channel, from, expected) =>
    expect(takesReplies(channel, twilio(from))).toBe(expected),
  );

  it('in the demo, which has no provider', () => expect(takesReplies('sms', { twilio: null })).toBe(true));
});

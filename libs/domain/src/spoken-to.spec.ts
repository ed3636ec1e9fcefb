import { spokenTo, writingLink } from './spoken-to.js';

describe('rule 215: how somebody prefers to be contacted', () => {
  it.each([
    [
      'whoever takes calls is called, and can be written to',
      { takesCalls: true, channels: ['whatsapp', 'sms', 'call'], isLandline: false },
      false,
      ['whatsapp', 'sms'],
    ],
    [
      'who is deaf and has SMS alone writes',
      { takesCalls: false, channels: ['sms'], isLandline: false },
      true,
      ['sms'],
    ],
    [
      'SMS alone does not say that somebody does not hear',
      { takesCalls: true, channels: ['sms'], isLandline: false },
      false,
      ['sms'],
    ],
    [
      'a mobile telephone can be written to, whatever was chosen',
      { takesCalls: false, channels: ['email'], isLandline: false },
      true,
      ['sms'],
    ],
    ['a landline cannot', { takesCalls: false, channels: [], isLandline: true }, true, []],
    [
      'what was not read yet says nothing',
      { takesCalls: null, channels: ['sms'], isLandline: false },
      false,
      ['sms'],
    ],
  ] as const)('%s', (_, told, writes, by) => {
    expect(spokenTo({ ...told, isLandline: () => told.isLandline })).toEqual({ writes, by });
  });

  it('begins a message by either way', () => {
    expect([writingLink('sms', '+972501234567'), writingLink('whatsapp', '+972501234567')]).toEqual([
      'sms:+972501234567',
      'https://wa.me/972501234567',
    ]);
  });
});

import { isHardBounce, messageFault, RECEIVER_FAULTS } from './message-faults.js';

describe('why a message did not arrive', () => {
  it.each([
    ['twilio:30003', 'phone_off'],
    ['twilio:21610', 'stopped'],
    ['smtp:550', 'no_such_mailbox'],
    ['smtp:5.1.1', 'no_such_mailbox'],
    ['smtp:5.2.1', 'mailbox_closed'],
    ['call:no-answer', 'no_answer'],
    ['twilio:99999', 'other'],
    ['toString', 'other'],
    ['', 'other'],
  ])('%s: %s', (code, fault) => expect(messageFault(code)).toBe(fault));
});

describe('what a code says of the address', () => {
  it.each([
    'twilio:21211',
    'twilio:21610',
    'twilio:21614',
    'twilio:30005',
    'twilio:30006',
    'twilio:63003',
    'smtp:5.1.1',
    'smtp:5.2.1',
  ])('%s: it takes no messages', (code) =>
    expect([isHardBounce(code), RECEIVER_FAULTS.includes(code)]).toEqual([true, true]),
  );

  it.each([
    'twilio:30003',
    'smtp:550',
    'smtp:5.2.2',
    'smtp:5.1.8',
    'smtp:5.7.1',
    'twilio:63016',
    'secret:over',
    'toString',
  ])('%s: nothing that lasts', (code) => expect(isHardBounce(code)).toBe(false));

  it.each([
    'twilio:unreachable',
    'smtp:unreachable',
    'sms:not-configured',
    'secret:over',
    'twilio:63016',
    'twilio:20003',
  ])('%s says nothing about a recipient', (code) => expect(RECEIVER_FAULTS).not.toContain(code));
});

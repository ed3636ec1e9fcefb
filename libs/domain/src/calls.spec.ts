import { callQuietUntil, takesCalls } from './calls.js';
import { isLandline } from './phone.js';

describe('who is called by a machine', () => {
  it.each([
    [[], [], true],
    [[], ['mobility'], true],
    [[], ['hearing'], false],
    [['text_message', 'email'], [], false],
    [['text_message', 'phone_call'], ['hearing'], true],
    [['phone_call'], [], true],
  ])('by ways of talking %j and disabilities %j: %s', (tools, disabilities, expected) => {
    expect(takesCalls({ tools, disabilities })).toBe(expected);
  });

  it.each([
    ['+97223456789', true],
    ['+972771234567', true],
    ['+972523000001', false],
    ['+12125551234', false],
    ['no number', false],
  ])('%s is a landline: %s', (phone, expected) => expect(isLandline(phone)).toBe(expected));

  it.each([
    ['2026-11-23T06:30:00Z', null],
    ['2026-11-23T18:59:00Z', null],
    ['2026-11-23T19:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['2026-11-23T22:30:00Z', '2026-11-24T06:00:00.000Z'],
    ['2026-11-23T05:59:00Z', '2026-11-23T06:00:00.000Z'],
    // Both nights in which the clock is put on and back.
    ['2026-03-26T19:30:00Z', '2026-03-27T05:00:00.000Z'],
    ['2026-10-24T18:30:00Z', '2026-10-25T06:00:00.000Z'],
  ])('at %s a call that can wait waits until %s', (now, until) => {
    expect(callQuietUntil(new Date(now))?.toISOString() ?? null).toBe(until);
  });
});

import { takesCalls } from './calls.js';
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
});

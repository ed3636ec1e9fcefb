import { ANY_MORNING } from '@karov/domain';
import { waitsUntil } from './need-messages.service.js';
import { TRIGGERS } from './need-triggers.js';

const NEAR = new Date('2026-11-24T08:00:00Z');

/** Returns the triggers for which the given waiting rule applies. */
function triggers(waits: string): string[] {
  return Object.entries(TRIGGERS).flatMap(([name, trigger]) => (trigger.waits === waits ? [name] : []));
}

describe('what is sent about a need at night (rule 100)', () => {
  it('waits when nobody is waiting for it: reminders, thanks, and what staff hear about a need that can wait', () => {
    expect(triggers('as_need').sort()).toEqual([
      'coordinatorAlerted',
      'filled',
      'rideTomorrow',
      'rideTomorrowSeeker',
      'staffAcceptance',
      'staffAddressChanged',
      'staffCoordinator',
      'staffLapsed',
      'staffNoAnswer',
      'staffStillYours',
      'volunteerAddressChanged',
    ]);
    expect(triggers('by_day').sort()).toEqual([
      'done',
      'doneByStaff',
      'expired',
      'expiredUnconfirmed',
      'lateThanks',
      'noLongerNeeded',
      'staffUnconfirmed',
      'unconfirmed',
      'volunteerDone',
    ]);
  });

  it.each<[keyof typeof TRIGGERS, Date | null, Date | null]>([
    ['coming', NEAR, null],
    ['over', NEAR, null],
    ['staffAcceptance', NEAR, NEAR],
    ['staffAcceptance', null, null],
    ['done', NEAR, ANY_MORNING],
    ['done', null, null],
  ])('%s, about a need that can wait until %s: until %s', (name, need, expected) => {
    expect(waitsUntil(TRIGGERS[name], need)).toEqual(expected);
  });
});

import fc from 'fast-check';
import {
  guardStep,
  homeAfterSwitch,
  homeOf,
  isKeptThroughSignIn,
  landingPath,
  pageFor,
  pathFor,
  switchableRoles,
  type Visitor,
} from './navigation.js';
import { openedPage, PAGES, pageOfPath, ROUTE_NAMES, type RouteName } from './navigation-pages.js';
import { ROLES } from './roles.js';

const person = (change: Partial<Visitor>): Visitor => ({
  role: 'user',
  is_active: 1,
  is_freeze: 0,
  is_volunteer_information: true,
  volunteer_information_id: 4,
  disability_id: [3],
  ...change,
});

const flag = fc.constantFrom(0 as const, 1 as const);
const anyPage = fc.constantFrom(...ROUTE_NAMES);
const anyPerson: fc.Arbitrary<Visitor> = fc.record({
  role: fc.constantFrom(...ROLES),
  is_active: flag,
  is_freeze: flag,
  is_volunteer_information: fc.boolean(),
  volunteer_information_id: fc.option(fc.nat()),
  disability_id: fc.array(fc.nat(9), { maxLength: 2 }),
  is_limited: fc.boolean(),
});
const anybody = fc.option(anyPerson);

/**
 * Returns the pages that a visitor passes through, from the requested one to the page where they stay; stops
 * when a page is reached twice.
 */
function walk(name: RouteName, visitor: Visitor | null): RouteName[] {
  const passed: RouteName[] = [];
  let page: RouteName | null = openedPage(name);
  while (page !== null && !passed.includes(page)) {
    passed.push(page);
    const step = guardStep(page, visitor);
    page = step && openedPage(step);
  }
  return page === null ? passed : [...passed, page];
}

describe('a person who has yet to answer the question of their number (rule 237)', () => {
  const unproven = person({ is_limited: true, disability_id: [] });

  it('sees the question, the emergency and what is open to all, and nothing else', () => {
    const seen = ROUTE_NAMES.filter((name) => pageFor(name, unproven) === name);
    expect(seen).toEqual(expect.arrayContaining(['OwnerQuestion', 'Emergency', 'Contact', 'Accessibility']));
    expect(seen.filter((name) => PAGES[name].access !== 'public')).toEqual(['OwnerQuestion', 'Emergency']);
    expect(pageFor('Root', unproven)).toBe('OwnerQuestion');
  });

  it('is sent home after it, and staff are asked at their desk', () => {
    expect(pageFor('OwnerQuestion', person({}))).toBe('NewHelpRequest');
    expect(pageFor('OwnerQuestion', person({ role: 'admin', is_limited: true }))).toBe('AdminCoverageMap');
    expect(pageFor('OwnerQuestion', null)).toBe('Login');
  });
});

describe('pageFor', () => {
  it('ends, for everybody and from every page, on a built page that lets them stay', () => {
    fc.assert(
      fc.property(anyPage, anybody, (name, visitor) => {
        const passed = walk(name, visitor);
        const last = passed.at(-1);
        expect(new Set(passed).size).toBe(passed.length);
        expect(passed.length).toBeLessThanOrEqual(4);
        expect(pageFor(name, visitor)).toBe(last);
        expect(last && PAGES[last].standIn).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['Dashboard', 'Notifications', 'VolunteerEventRequests', 'Root'] as const)(
    'asks a visitor of %s to sign in',
    (name) => {
      expect(pageFor(name, null)).toBe('Login');
    },
  );

  it.each([
    'Login',
    'UserLogin',
    'VolunteerLogin',
    'AdminLogin',
    'AnswerNeed',
    'AnswerCall',
    'Forbidden',
    '404',
  ] as const)('leaves a signed-out visitor on %s', (name) => {
    expect(pageFor(name, null)).toBe(name);
  });

  it('leaves everybody on the link pages and on the texts', () => {
    const open = [
      'AnswerNeed',
      'AnswerCall',
      'UnsubscribeSms',
      'UnsubscribeEmail',
      'About',
      'Instructions',
      'Regulations',
      'Accessibility',
      'VolunteerTerms',
      'PoliceConfirmation',
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...open), anybody, (name, visitor) => pageFor(name, visitor) === name),
    );
  });

  it.each([
    ['user', 'Dashboard'],
    ['volunteer', 'OpenVolunteering'],
    ['manager', 'BackOffice'],
    ['admin', 'AdminCoverageMap'],
    ['super_admin', 'AdminCoverageMap'],
  ] as const)('takes a signed-in %s from a login page and from the root to %s', (role, home) => {
    expect([pageFor('UserLogin', person({ role })), pageFor('Root', person({ role }))]).toEqual([home, home]);
  });

  it('keeps people out of areas that are not theirs', () => {
    expect(pageFor('VolunteerEventRequests', person({ role: 'user' }))).toBe('Dashboard');
    expect(pageFor('Notifications', person({ role: 'admin' }))).toBe('404');
    expect(pageFor('Dashboard', person({ role: 'super_admin' }))).toBe('404');
    expect(pageFor('Dashboard', person({ role: 'volunteer' }))).toBe('OpenVolunteering');
  });
});

describe('the state of an account', () => {
  const partial = person({
    role: 'volunteer',
    is_volunteer_information: false,
    volunteer_information_id: null,
  });

  it('leads a frozen volunteer to the renewal, and keeps their own data open', () => {
    const frozen = person({ role: 'volunteer', is_freeze: 1 });
    expect(
      (['Root', 'VolunteerEventRequests', 'OpenVolunteering'] as const).map((page) => pageFor(page, frozen)),
    ).toEqual(Array(3).fill('accountRenew'));
    expect(
      (['Profile', 'ProfileData', 'accountRenew'] as const).map((page) => pageFor(page, frozen)),
    ).toEqual(['Profile', 'ProfileData', 'accountRenew']);
  });

  it('leads a volunteer to the profile whose registration is partial, and who is inactive, frozen or not', () => {
    const inactive = person({ role: 'volunteer', is_active: 0, is_freeze: 1 });
    expect(
      [partial, inactive].flatMap((who) =>
        (['VolunteerEventRequests', 'accountRenew'] as const).map((page) => pageFor(page, who)),
      ),
    ).toEqual(Array(4).fill('Profile'));
  });

  it('leads a help seeker to the profile, and leaves the dashboard to those who only lack a disability', () => {
    expect(pageFor('Dashboard', person({ is_active: 0 }))).toBe('Profile');
    expect(pageFor('Dashboard', person({ disability_id: [] }))).toBe('Dashboard');
    expect(pageFor('NewHelpRequest', person({ disability_id: [] }))).toBe('Profile');
    expect(pageFor('ReferenceRegister', person({ disability_id: [] }))).toBe('ReferenceRegister');
    expect(pageFor('ReferenceRegister', person({ disability_id: [], is_active: 0 }))).toBe('Profile');
    expect(pageFor('Emergency', person({ is_active: 0 }))).toBe('Emergency');
    expect(pageFor('Root', person({ disability_id: [] }))).toBe('Profile');
  });

  it('keeps support and messages open to everybody', () => {
    const people = [
      partial,
      person({ role: 'volunteer', is_freeze: 1 }),
      person({ is_active: 0 }),
      person({ disability_id: [] }),
    ];
    for (const who of people)
      expect((['Contact', 'Messages', 'Notifications'] as const).map((page) => pageFor(page, who))).toEqual([
        'Contact',
        'Messages',
        'Notifications',
      ]);
  });

  it('keeps others out of the pages of help seekers', () => {
    expect(pageFor('HelpProfile', person({ role: 'volunteer' }))).toBe('OpenVolunteering');
    expect(pageFor('ReferenceRegister', person({ role: 'manager' }))).toBe('BackOffice');
    expect(
      (['user', 'volunteer', 'manager'] as const).map((role) => pageFor('Messages', person({ role }))),
    ).toEqual(['Messages', 'Messages', 'BackOffice']);
  });
});

describe('guardStep', () => {
  it('names the page for areas of others', () => {
    expect(guardStep('VolunteerEventRequests', person({ role: 'user' }))).toBe('AdminLogin');
    expect(guardStep('AdminCoverageMap', person({ role: 'manager' }))).toBe('AdminLogin');
  });
});

describe('homeOf', () => {
  it.each<[RouteName, Partial<Visitor>]>([
    ['AdminCoverageMap', { role: 'admin' }],
    ['managerEvent', { role: 'manager' }],
    ['OpenVolunteering', { role: 'volunteer' }],
    ['accountRenew', { role: 'volunteer', is_freeze: 1, is_active: 0 }],
    ['Profile', { role: 'volunteer', is_active: 0 }],
    ['Profile', { role: 'volunteer', is_volunteer_information: false }],
    ['NewHelpRequest', { role: 'user' }],
    ['Profile', { role: 'user', disability_id: [] }],
    ['Profile', { role: 'user', is_active: 0 }],
  ])('is %s for %j', (home, change) => {
    expect(homeOf(person(change))).toBe(home);
  });
});

describe('the switch of roles', () => {
  it('offers the other roles of a person, never super admin', () => {
    expect(switchableRoles({ role: 'user', roles: ['user', 'volunteer', 'super_admin'] })).toEqual([
      'volunteer',
    ]);
    expect(switchableRoles({ role: 'user', roles: ['user'] })).toEqual([]);
  });

  it.each<[RouteName, Partial<Visitor>]>([
    ['Dashboard', { role: 'user' }],
    ['Profile', { role: 'user', disability_id: [] }],
    ['OpenVolunteering', { role: 'volunteer' }],
    ['accountRenew', { role: 'volunteer', is_freeze: 1 }],
    ['managerEvent', { role: 'manager' }],
    ['AdminCoverageMap', { role: 'admin' }],
  ])('leads to %s for %j', (home, change) => {
    expect(homeAfterSwitch(person(change))).toBe(home);
  });
});

describe('pathFor', () => {
  it('carries the number of the volunteer information to the renewal', () => {
    expect(pathFor('accountRenew', person({ role: 'volunteer', volunteer_information_id: 12 }))).toBe(
      '/volunteer/account/renew/12',
    );
    expect(pathFor('accountRenew', person({ volunteer_information_id: null }))).toBe(
      '/volunteer/account/renew',
    );
    expect(pathFor('Dashboard', person({ volunteer_information_id: 12 }))).toBe('/dashboard');
  });
});

describe('pageOfPath', () => {
  it('finds every page by its own path and by what may follow it', () => {
    expect(ROUTE_NAMES.filter((name) => pageOfPath(PAGES[name].path) !== name)).toEqual([]);
    expect(pageOfPath('/volunteer/account/renew/12')).toBe('accountRenew');
    expect(pageOfPath('/volunteer/login/0501234567')).toBe('VolunteerLogin');
  });

  it.each(['/dashboards', '/volunteer', '', 'dashboard', '//dashboard'])('finds no page at %j', (path) => {
    expect(pageOfPath(path)).toBeNull();
  });
});

describe('landingPath', () => {
  it('is the requested page, with its query and fragment', () => {
    expect(landingPath('/notification-menu?type=otp', person({}))).toBe('/notification-menu?type=otp');
    expect(landingPath('/volunteer/event-requests', person({ role: 'volunteer' }))).toBe(
      '/volunteer/event-requests',
    );
  });

  it('is home when the guards do not let the person stay', () => {
    const home = (visitor: Visitor) => pathFor(pageFor(homeOf(visitor), visitor), visitor);
    const seeker = person({});
    const staff = person({ role: 'admin' });
    expect(landingPath('/volunteer/event-requests', seeker)).toBe(home(seeker));
    expect(landingPath('/notification-menu', staff)).toBe('/admin/coverage-map-menu');
    expect(landingPath(null, seeker)).toBe(home(seeker));
  });

  it('never leads out of this site, whatever the device holds', () => {
    const outside = fc.constantFrom(
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/dashboard.evil',
      '/admin/events',
      '/login',
    );
    fc.assert(
      fc.property(fc.oneof(outside, fc.webUrl(), fc.string()), anyPerson, (asked, visitor) => {
        const page = pageOfPath(asked.split(/[?#]/)[0] ?? '');
        fc.pre(page === null || !isKeptThroughSignIn(page));
        return landingPath(asked, visitor) === landingPath(null, visitor);
      }),
    );
  });
});

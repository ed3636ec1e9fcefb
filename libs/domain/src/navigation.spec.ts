import { guardStep, homeOf, openedPage, PAGES, pageFor, type RouteName, type Visitor } from './navigation.js';
import { ROLES } from './roles.js';

const person = (change: Partial<Visitor>): Visitor => ({
  role: 'user', is_active: 1, is_freeze: 0, is_volunteer_information: true, disability_id: [3], ...change,
});

const FLAGS = [0, 1] as const;
const EVERYBODY: (Visitor | null)[] = [
  null,
  ...ROLES.flatMap((role) =>
    FLAGS.flatMap((is_active) =>
      FLAGS.flatMap((is_freeze) =>
        [true, false].flatMap((is_volunteer_information) =>
          [[], [3]].map((disability_id) => ({ role, is_active, is_freeze, is_volunteer_information, disability_id })),
        ),
      ),
    ),
  ),
];
const ALL_PAGES = Object.keys(PAGES).filter((name): name is RouteName => name in PAGES);

describe('pageFor', () => {
  it('ends on a built page that lets the visitor stay, from every page for everybody', () => {
    const restless = EVERYBODY.flatMap((visitor) =>
      ALL_PAGES.filter((name) => {
        const seen: RouteName[] = [];
        let page: RouteName | null = openedPage(name);
        while (page !== null && !seen.includes(page)) {
          seen.push(page);
          const step = guardStep(page, visitor);
          page = step && openedPage(step);
        }
        return page !== null || pageFor(name, visitor) !== seen.at(-1) || seen.length > 4;
      }).map((name) => ({ name, visitor })),
    );
    expect(restless).toEqual([]);
  });

  it.each(['Dashboard', 'Notifications', 'VolunteerEventRequests', 'Root'] as const)('asks a visitor of %s to sign in', (name) => {
    expect(pageFor(name, null)).toBe('Login');
  });

  it.each(['Login', 'UserLogin', 'VolunteerLogin', 'AdminLogin', 'AnswerNeed', 'AnswerCall', 'Forbidden', '404'] as const)(
    'leaves a signed-out visitor on %s',
    (name) => {
      expect(pageFor(name, null)).toBe(name);
    },
  );

  it('leaves everybody on the link pages', () => {
    expect(EVERYBODY.every((visitor) => pageFor('AnswerNeed', visitor) === 'AnswerNeed' && pageFor('AnswerCall', visitor) === 'AnswerCall')).toBe(true);
  });

  it.each([
    ['user', 'Dashboard'], ['volunteer', 'VolunteerEventRequests'], ['manager', 'BackOffice'], ['admin', 'BackOffice'], ['super_admin', 'BackOffice'],
  ] as const)('takes a signed-in %s from a login page and from the root to %s', (role, home) => {
    expect([pageFor('UserLogin', person({ role })), pageFor('Root', person({ role }))]).toEqual([home, home]);
  });

  it('keeps people out of areas that are not theirs', () => {
    expect(pageFor('VolunteerEventRequests', person({ role: 'user' }))).toBe('Dashboard');
    expect(pageFor('Notifications', person({ role: 'admin' }))).toBe('404');
    expect(pageFor('Dashboard', person({ role: 'super_admin' }))).toBe('404');
    expect(pageFor('Dashboard', person({ role: 'volunteer' }))).toBe('VolunteerEventRequests');
  });

  it('shows frozen and inactive people their own first page while renewal and profile are not built', () => {
    expect(pageFor('VolunteerEventRequests', person({ role: 'volunteer', is_freeze: 1 }))).toBe('VolunteerEventRequests');
    expect(pageFor('Dashboard', person({ is_active: 0, disability_id: [] }))).toBe('Dashboard');
  });
});

describe('guardStep', () => {
  it('names the page of the specification for areas of others', () => {
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

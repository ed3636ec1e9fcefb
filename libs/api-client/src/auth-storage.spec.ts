import { type AuthRecord, parseAuthRecord, parseLocale } from './index.js';

const RECORD: AuthRecord = {
  id: 1,
  token: 't',
  role: 'volunteer',
  roles: ['volunteer'],
  full_name: 'נועה',
  disability_id: [],
  is_volunteer_information: true,
  volunteer_information_id: 4,
  is_active: 1,
  is_freeze: 0,
  guardian: null,
  locale: 'he-IL',
  writes: false,
  is_limited: false,
};

describe('parseAuthRecord', () => {
  it('reads the stored record', () => {
    expect(parseAuthRecord(JSON.stringify(RECORD))).toEqual(RECORD);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"x"',
    JSON.stringify({ ...RECORD, role: 'king' }),
    JSON.stringify({ ...RECORD, token: 5 }),
  ])('takes %s as signed out', (text) => {
    expect(parseAuthRecord(text)).toBeNull();
  });
});

describe('parseLocale', () => {
  it('knows the two locales and nothing else', () => {
    expect([parseLocale('he-IL'), parseLocale('en-US'), parseLocale('fr-FR'), parseLocale(null)]).toEqual([
      'he-IL',
      'en-US',
      null,
      null,
    ]);
  });
});

import {
  type Field,
  HELP_PROFILE,
  type HelpProfileAnswers,
  LOCALES,
  type ProfileOptions,
  validateAnswers,
} from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { serverText } from '@karov/i18n/server';
import fc from 'fast-check';
import { WHOLE_FORM, WIRE_ADDRESS } from '../../testing/registration-forms.js';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { verifyPhone } from '../../testing/verified-phone.js';
import { SessionsService } from '../auth/index.js';
import { OptionsService } from '../options/index.js';

const RUNS = 100;
const ODD_VALUES = [
  undefined,
  null,
  '',
  ' ',
  0,
  1,
  -1,
  'other',
  '<b>',
  {},
  [],
  [null],
  'x'.repeat(300),
  true,
  [{}],
  { first_name: 'רון' },
] as const;
const GOOD_TEXTS: Partial<Record<Field['kind'], readonly unknown[]>> = {
  address: [WIRE_ADDRESS, 'nowhere'],
  phone: ['+972541234567', '050', '054-123-4567'],
  email: ['a@b.org', 'a@b'],
  digits: ['3', 'three'],
  year: ['1950', '2100'],
  idNumber: ['123456782', '123456789'],
  text: ['שלום', 'ab'],
  longText: ['<long>'],
};

/** Generates answers to a field: valid, invalid, and complete nonsense. */
function answersTo(field: Field, options: ProfileOptions): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom(...ODD_VALUES);
  if (field.kind === 'group')
    return fc.oneof(
      { weight: 4, arbitrary: answersOf(field.fields, options) },
      { weight: 1, arbitrary: odd },
    );
  if (field.kind === 'repeated')
    return fc.oneof(
      { weight: 4, arbitrary: fc.array(answersOf(field.fields, options), { maxLength: 3 }) },
      { weight: 1, arbitrary: odd },
    );
  if (field.kind === 'choice' || field.kind === 'choices') {
    const ids = options[field.list].map(({ id }) => id);
    const chosen = field.kind === 'choice' ? fc.constantFrom(...ids) : fc.subarray(ids);
    return fc.oneof({ weight: 6, arbitrary: chosen }, { weight: 1, arbitrary: odd });
  }
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...(GOOD_TEXTS[field.kind] ?? [0, 1])) },
    { weight: 1, arbitrary: odd },
  );
}

function answersOf(fields: readonly Field[], options: ProfileOptions): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, answersTo(field, options)])), {
    requiredKeys: [],
  });
}

describe('form and server agree', () => {
  let test: TestApp;
  let options: ProfileOptions;
  let token: string;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    options = await test.app.get(OptionsService).profileOptions();
    ({ token } = await new RequestWorld(test).seeker(0));
  });
  afterAll(() => test.close());

  const validate = (raw: unknown, form: 'self' | 'reference') =>
    validateAnswers(raw, {
      form,
      options,
      isPhone: (text) => normalizePhone(text) !== null,
      year: new Date().getFullYear(),
    });
  const asSent = (raw: object): HelpProfileAnswers => JSON.parse(JSON.stringify(raw));
  const fields = HELP_PROFILE.flatMap((section) => section.fields);
  /**
   * Generates mostly complete forms in which some answers are changed, so that deeply nested conditions are
   * reached.
   */
  const forms = () =>
    answersOf(fields, options).chain((changes) =>
      fc
        .subarray(Object.keys(changes))
        .map((kept) => ({ ...WHOLE_FORM, ...Object.fromEntries(kept.map((name) => [name, changes[name]])) })),
    );

  it.each(['self', 'reference'] as const)(
    'names the same fields with the same texts for any answers (%s)',
    async (kind) => {
      // a guessed ticket would be refused before the answers are validated, and a valid one is used up by the
      // first valid form
      let { ticket } = await verifyPhone(test, kind === 'self' ? '+972542345611' : '+972542345612');
      const post = (body: object) =>
        kind === 'self'
          ? test.http.post('/api/auth/register').send({ ...body, ticket })
          : test.http
              .post('/api/reference/register')
              .set('Authorization', `Bearer ${token}`)
              .send({ ...body, phone: '+972542345613' });
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(forms(), fc.constantFrom(...LOCALES), async (raw, locale) => {
          const { faults } = validate(asSent(raw), kind);
          const { status, body } = await post(raw).set('Content-Language', locale);
          if (faults.length === 0) {
            if (status === 200 && kind === 'self') ticket = await anotherTicket();
            return [200, 422].includes(status) && (status === 200 || body.code !== 'VALIDATION');
          }
          const expected: Record<string, string[]> = {};
          for (const { path, key, params } of faults)
            (expected[path] ??= []).push(serverText(locale, `validation.${key}`, params));
          faults.forEach(({ key }) => seen.add(key));
          expect({ status, errors: body.errors }).toEqual({ status: 422, errors: expected });
          return true;
        }),
        { numRuns: RUNS, seed: 20261120 },
      );
      expect([...seen].length).toBeGreaterThan(8);
    },
  );

  async function anotherTicket(): Promise<string> {
    const [person]: { id: number }[] = await test.database.manager.query(
      `SELECT id FROM users WHERE phone = '+972542345611'`,
    );
    const session = await test.app.get(SessionsService).open(person?.id ?? 0, 'user', 'spec');
    return (
      await test.http
        .post('/api/auth/registration-ticket')
        .set('Authorization', `Bearer ${session}`)
        .expect(200)
    ).body.data.ticket;
  }
});

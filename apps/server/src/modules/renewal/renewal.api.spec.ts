import { DAY, eachVolunteerFlag } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { letComeTime } from '../../testing/time-of-day.js';
import { RenewalJobs } from './renewal.jobs.js';

let test: TestApp;
let world: EventWorld;
beforeAll(async () => {
  test = await startTestApp();
  world = new EventWorld(test);
});
afterAll(() => test.close());

const now = (): Date => test.app.get(Clock).now();
const day = (moment: Date): string => moment.toISOString().slice(0, 10);
const FACTS = {
  id_number: '123456782',
  dob: '1980-05-17',
  gender: 'female',
  ...eachVolunteerFlag(() => null),
  israeli_citizen: 1,
  local_authority: 0,
  driving_license: 1,
  vehicle_availability: 1,
  languages: ['hebrew'],
  interests: ['rides'],
  is_agree: 1,
  signature_image: null,
  signature_text: 'נועה לוי',
};
const renew = (token: string, change: object = {}) =>
  test.http
    .post('/api/volunteer/renew/account')
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US')
    .send({ ...FACTS, date: day(addSeconds(now(), 7 * DAY)), ...change });

async function signedDaysAgo(userId: number, days: number): Promise<void> {
  await test.database.manager.query('UPDATE volunteer_information SET signed_at = $2 WHERE user_id = $1', [
    userId,
    addSeconds(now(), -days * DAY),
  ]);
}

describe('renewing', () => {
  it('unfreezes, renews the signature for a year, and records the consents', async () => {
    const volunteer = await world.volunteer(1);
    await signedDaysAgo(volunteer.id, 380);
    await test.app.get(RenewalJobs).run();
    const { body } = await renew(volunteer.token).expect(200);
    expect(body.message).toBe('The agreement is renewed. Thank you for volunteering!');
    expect(body.data).toMatchObject({
      is_freeze: 0,
      is_renew: false,
      volunteer_information: { id_number: '123456782', is_renew: false },
    });
    const consents: { kind: string }[] = await test.database.manager.query(
      'SELECT kind FROM consents WHERE user_id = $1 ORDER BY kind',
      [volunteer.id],
    );
    expect(consents.map(({ kind }) => kind)).toEqual(['messages', 'privacy', 'terms', 'volunteer_agreement']);
    const rows: { is_available: boolean }[] = await test.database.manager.query(
      'SELECT is_available FROM volunteer_candidates WHERE user_id = $1',
      [volunteer.id],
    );
    expect(rows).toEqual([{ is_available: true }]);
  });

  it('at night takes back what would be said about the freeze in the morning (rule 100)', async () => {
    const volunteer = await world.volunteer(1);
    await signedDaysAgo(volunteer.id, 380);
    letComeTime(test.app.get(Clock), '22:00');
    await test.app.get(RenewalJobs).run();
    const messages = (): Promise<object[]> =>
      test.database.manager.query(
        `SELECT status, next_attempt_at > $2 AS waits FROM notifications WHERE receiver_id = $1 AND type = 'renewal'`,
        [volunteer.id, now()],
      );
    expect(await messages()).toEqual([{ status: 'queued', waits: true }]);
    await renew(volunteer.token).expect(200);
    expect(await messages()).toEqual([{ status: 'cancelled', waits: true }]);
  });

  it('removes no requirement: another gender leaves police and training as they are', async () => {
    const volunteer = await world.volunteer(1);
    await test.database.manager.query(
      `UPDATE volunteer_information SET gender = 'male', is_required_police_validation = true, validate_training = true, place = 'חיפה' WHERE user_id = $1`,
      [volunteer.id],
    );
    await signedDaysAgo(volunteer.id, 350);
    await renew(volunteer.token, { gender: 'female' }).expect(200);
    const rows: object[] = await test.database.manager.query(
      'SELECT gender, is_required_police_validation AS police, validate_police AS checked, validate_training AS training, place FROM volunteer_information WHERE user_id = $1',
      [volunteer.id],
    );
    expect(rows).toEqual([{ gender: 'female', police: true, checked: false, training: true, place: 'חיפה' }]);
  });

  it('counts once on a double click', async () => {
    const volunteer = await world.volunteer(1);
    await signedDaysAgo(volunteer.id, 340);
    const answers = await Promise.all([renew(volunteer.token), renew(volunteer.token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows: object[] = await test.database.manager.query(
      `SELECT 1 FROM activity_log WHERE subject_id = $1 AND action = 'renewed'`,
      [volunteer.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('is too early more than thirty days before the end', async () => {
    const volunteer = await world.volunteer(1);
    await signedDaysAgo(volunteer.id, 300);
    const { body } = await renew(volunteer.token).expect(422);
    expect(body.errors.message).toEqual(['Renewal opens 30 days before the agreement ends.']);
  });

  it.each<[string, object, string]>([
    ['without agreeing', { is_agree: 0 }, 'is_agree'],
    ['without a signature', { signature_text: null }, 'signature_image'],
    ['with another name as signature', { signature_text: 'משה כהן' }, 'signature_text'],
    ['with a wrong identity number', { id_number: '123456789' }, 'id_number'],
    ['without a birthday', { dob: '' }, 'dob'],
    ['without a gender', { gender: '' }, 'gender'],
    ['without languages', { languages: [] }, 'languages'],
    ['without interests', { interests: [] }, 'interests'],
    ['without a training to come', { date: '' }, 'date'],
    ['with a training that is over', { date: '2020-01-01' }, 'date'],
    ['with the data of somebody else', { volunteer_information_id: 999_999 }, 'volunteer_information_id'],
    ['under the number of somebody else', { id: 999_999 }, 'id'],
    ['for another person', { user_id: 999_999 }, 'user_id'],
    ['in another role', { role_id: 999_999 }, 'role_id'],
  ])('%s is refused on its field', async (_case, change, field) => {
    const volunteer = await world.volunteer(1);
    await signedDaysAgo(volunteer.id, 350);
    const { body } = await renew(volunteer.token, change).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});

import { addressToWire, DAY, HOUR, localDay } from '@karov/domain';
import { HelpProfilesService } from '../modules/users/index.js';
import { addSeconds, Clock } from '../platform/clock/clock.js';
import { keptText, SealedTexts } from '../platform/crypto/sealed-texts.js';
import { EventWorld } from './event-world.js';
import { sentLink } from './sent-link.js';

interface Somebody {
  id: number;
  token: string;
}
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
interface Answer {
  status: number;
  body: { data: never; code?: string; errors?: Record<string, string[]>; message?: string };
}

const DISABILITY = 11;
/** The ids of categories that every installation has initially. */
export const RIDE = 1;
export const SHOPPING = 2;
export const VISIT = 3;
export const PHONE_CALL = 4;

/** A world for specs: single help requests around a place. */
export class RequestWorld extends EventWorld {
  /** Adds a help seeker with a stated disability, who can request help (rule 84). */
  override async seeker(km: number): Promise<Somebody> {
    const person = await super.seeker(km);
    await this.test.database.transaction(() =>
      this.test.app.get(HelpProfilesService).saveDisabilities(person.id, { ids: [DISABILITY], other: '' }),
    );
    return person;
  }

  /** Makes a call as a person, in English. */
  async as(person: Somebody, method: Method, path: string, body?: object): Promise<Answer> {
    const { status, body: answer } = await this.test.http[method](`/api${path}`)
      .set('Authorization', `Bearer ${person.token}`)
      .set('Content-Language', 'en-US')
      .send(body);
    return { status, body: answer };
  }

  /** Returns the day in Israel that is this many days after the application's current day. */
  day(days: number): string {
    return localDay(addSeconds(this.test.app.get(Clock).now(), days * DAY));
  }

  shoppingForm(change: object = {}): object {
    return {
      category_id: SHOPPING,
      description: 'milk and bread',
      expiration_date: this.day(3),
      other_address: 0,
      ...change,
    };
  }

  rideForm(change: object = {}): object {
    const destination = { ...this.addressAt(4, 180), text: 'Hospital 1, Israel, Tel Aviv, Tel Aviv' };
    return {
      category_id: RIDE,
      description: 'to the hospital',
      destination_address: addressToWire(destination),
      arrival_date: this.day(2),
      arrival_time: '10:00',
      other_address: 0,
      ...change,
    };
  }

  /** Files a request and returns its id. */
  async ask(seeker: Somebody, form: object = this.shoppingForm()): Promise<number> {
    const { status, body } = await this.as(seeker, 'post', '/applications', form);
    if (status !== 200) throw new Error(`not filed: ${JSON.stringify(body)}`);
    const { id }: { id: number } = body.data;
    return id;
  }

  /** Switches automatic dispatch of a category on or off. */
  async dispatch(categoryId: number, isOn: boolean): Promise<void> {
    await this.test.database.manager.query('UPDATE categories SET is_auto_assign = $2 WHERE id = $1', [
      categoryId,
      isOn,
    ]);
  }

  accept(volunteer: Somebody, applicationId: number): Promise<Answer> {
    return this.as(volunteer, 'post', '/volunteer/application-users', {
      application_id: applicationId,
      is_approved: 0,
    });
  }

  decline(volunteer: Somebody, applicationId: number): Promise<Answer> {
    return this.as(volunteer, 'post', '/volunteer/application-users', {
      application_id: applicationId,
      is_approved: 2,
    });
  }

  /** The id of a volunteer's hold. */
  async hold(volunteer: Somebody, applicationId: number): Promise<number> {
    const rows: { id: number }[] = await this.test.database.manager.query(
      `SELECT id FROM assignments WHERE need_id = $1 AND volunteer_id = $2`,
      [applicationId, volunteer.id],
    );
    return rows[0]?.id ?? 0;
  }

  /** The code of the link in a volunteer's call, or null if they were not called. */
  async callCode(volunteer: Somebody, applicationId: number): Promise<string | null> {
    const rows: { id: number }[] = await this.test.database.manager.query(
      `SELECT id FROM volunteer_calls WHERE need_id = $1 AND volunteer_id = $2`,
      [applicationId, volunteer.id],
    );
    const call = rows[0]?.id;
    if (call === undefined) return null;
    return sentLink(this.test, { kind: 'application_call', targetId: call, messageId: call }, 72 * HOUR);
  }

  /** The texts of the messages to a person, oldest first. */
  async messagesTo(person: Somebody): Promise<string[]> {
    const rows: { message: string; words: Buffer | null }[] = await this.test.database.manager.query(
      `SELECT m.message, ${keptText('n.system_notes')} AS words FROM notifications m LEFT JOIN needs n ON m.secret_kind = 'need_words' AND n.id = m.secret_id
       WHERE m.receiver_id = $1 ORDER BY m.id`,
      [person.id],
    );
    return rows.map(({ message, words }) =>
      words ? message.replaceAll('%{words}', () => this.test.app.get(SealedTexts).open(words)) : message,
    );
  }

  async statusOf(applicationId: number): Promise<string> {
    const rows: { status: string }[] = await this.test.database.manager.query(
      'SELECT status FROM applications WHERE id = $1',
      [applicationId],
    );
    return rows[0]?.status ?? '';
  }
}

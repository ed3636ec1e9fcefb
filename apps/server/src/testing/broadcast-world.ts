import type { BroadcastPreview, BroadcastRow, BroadcastSent } from '@karov/api-client';
import { freePort, SmtpStandIn, TwilioStandIn } from '@karov/testing';
import { BroadcastJobs } from '../modules/broadcasts/broadcast.jobs.js';
import { DeliveryService } from '../modules/notifications/index.js';
import { Clock } from '../platform/clock/clock.js';
import { EventWorld } from './event-world.js';
import { startTestApp, type TestApp } from './test-app.js';

/** A person with a session. */
export interface Somebody {
  id: number;
  token: string;
}

/** A broadcast's message in the log. */
interface BroadcastMessage {
  receiver_id: number;
  status: string;
  error: string | null;
  send_to: string;
}

/**
 * The application with providers of both channels, staff who send broadcasts, and their recipients, for
 * specs.
 */
export class BroadcastWorld {
  readonly events: EventWorld;
  private people = 0;

  private constructor(
    readonly test: TestApp,
    readonly twilio: TwilioStandIn,
    readonly smtp: SmtpStandIn,
    readonly admin: Somebody,
    /** a manager whose region is Haifa */
    readonly manager: Somebody,
    private readonly port: number,
  ) {
    this.events = new EventWorld(test);
  }

  static async start(): Promise<BroadcastWorld> {
    const [twilio, smtp, port] = await Promise.all([TwilioStandIn.start(), SmtpStandIn.start(), freePort()]);
    const test = await startTestApp({
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_FROM: '+972500000000',
      TWILIO_BASE_URL: twilio.url,
      SMTP_URL: smtp.url,
      SMTP_FROM: 'Karov <help@karov.example>',
      KAROV_PUBLIC_URL: `http://127.0.0.1:${port}`,
      PORT: String(port),
      KAROV_BROADCAST_PER_SECOND: '10000',
      KAROV_REQUESTS_PER_MINUTE: '100000',
      KAROV_SMS_PRICE: '0.25',
      KAROV_CALL_PRICE: '0.4',
    });
    const world = new BroadcastWorld(
      test,
      twilio,
      smtp,
      await test.person('admin'),
      await test.person('manager'),
      port,
    );
    await world.events.permit(world.manager, ['haifa']);
    return world;
  }

  async close(): Promise<void> {
    await this.test.close();
    await Promise.all([this.twilio.stop(), this.smtp.stop()]);
  }

  get clock(): Clock {
    return this.test.app.get(Clock);
  }

  /** Moves the clock to the next noon, when nothing waits for the morning. */
  noon(): void {
    const now = this.clock.now();
    this.clock.advance(
      (Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 10) - now.getTime()) / 1000,
    );
  }

  /** Adds a person with a telephone and an e-mail address of their own. */
  person(details: Parameters<TestApp['person']>[1] = {}): Promise<Somebody> {
    this.people += 1;
    const own = {
      phone: `+97254${7_000_000 + this.people}`,
      email: `p${this.people}@karov.example`,
      firstName: 'דנה',
      lastName: `כהן ${this.people}`,
    };
    return this.test.person('user', { ...own, ...details });
  }

  /** Makes a call as a member of staff, on the paths of their role. */
  call(method: 'get' | 'post', path: string, who: Somebody = this.admin) {
    return this.test.http[method](`/api/${who === this.manager ? 'manager' : 'admin'}/${path}`)
      .set('Authorization', `Bearer ${who.token}`)
      .set('Content-Language', 'en-US');
  }

  async send(body: object, who?: Somebody): Promise<BroadcastSent> {
    return (await this.call('post', 'users/send-message', who).send(body).expect(200)).body.data;
  }

  async preview(body: object, who?: Somebody): Promise<BroadcastPreview> {
    return (await this.call('post', 'users/send-message/preview', who).send(body).expect(200)).body.data;
  }

  async progress(id: number, who?: Somebody): Promise<BroadcastRow> {
    return (await this.call('get', `broadcasts/${id}`, who).expect(200)).body.data;
  }

  /** Opts a person out of broadcasts by SMS, through their own profile. */
  async refuseTexts({ token }: Somebody): Promise<void> {
    await this.test.http
      .post('/api/auth/subscriptions')
      .set('Authorization', `Bearer ${token}`)
      .send({ sms: 0 })
      .expect(200);
  }

  async phoneOf({ id }: Somebody): Promise<string> {
    const [row]: { phone: string }[] = await this.test.database.manager.query(
      'SELECT phone FROM users WHERE id = $1',
      [id],
    );
    return row?.phone ?? '';
  }

  rowsOf(broadcastId: number): Promise<BroadcastMessage[]> {
    return this.test.database.manager.query(
      'SELECT receiver_id, status, error, send_to FROM notifications WHERE broadcast_id = $1 ORDER BY id',
      [broadcastId],
    );
  }

  /** Sends everything that may be sent, and updates the broadcasts' counts. */
  async deliver(): Promise<void> {
    await this.test.app.get(DeliveryService).drain();
    await this.test.app.get(BroadcastJobs).count();
  }

  /** The messages to a person's telephone, oldest first. */
  async textsTo(to: Somebody): Promise<string[]> {
    const phone = await this.phoneOf(to);
    return this.twilio.accepted.filter((message) => message.to === phone).map(({ body }) => body);
  }

  /** Writes back as a person by SMS. */
  async write(from: Somebody, text: string): Promise<void> {
    await this.twilio.receive(
      `http://127.0.0.1:${this.port}/api/providers/twilio/message`,
      await this.phoneOf(from),
      text,
    );
  }
}

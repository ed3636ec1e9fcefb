import { Agent, request as httpRequest } from 'node:http';
import { addressToWire, localDay, ROLES, type Role } from '@karov/domain';
import { SessionsService } from '../../modules/auth/index.js';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { WIRE_ADDRESS } from '../registration-forms.js';
import { RequestWorld } from '../request-world.js';
import { SeededRandom } from '../seeded-random.js';
import type { TestApp } from '../test-app.js';
import { ApiCalls, type Call, type KnownValues, type Operation, operationsOf } from './api-calls.js';
import { oneOf } from './hostile-values.js';

/** A call that got a wrong answer. */
export interface Fault {
  status: number;
  as: Role | 'nobody';
  call: string;
  body: string;
}
export interface FuzzResult {
  calls: number;
  statuses: ReadonlyMap<number, number>;
  faults: readonly Fault[];
}
interface Person {
  id: number;
  token: string;
}

const AT_ONCE = 6;
const SHOWN = 600;

/**
 * Makes every call in the document with malformed values, in every role and signed out; counts the answers.
 */
export class FuzzRun {
  private readonly people = new Map<Role, Person>();
  private readonly statuses = new Map<number, number>();
  private readonly faults: Fault[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  private port = 0;

  constructor(
    private readonly test: TestApp,
    private readonly document: unknown,
    private readonly random: SeededRandom,
  ) {}

  async run(calls: number): Promise<FuzzResult> {
    const known = await this.prepare();
    const maker = new ApiCalls(this.document, this.random, known);
    const operations = operationsOf(this.document);
    let left = calls;
    const caller = async (): Promise<void> => {
      while (left-- > 0) await this.one(maker, operations);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
    this.agent.destroy();
    return { calls, statuses: this.statuses, faults: this.faults };
  }

  /**
   * Creates a small world, so that ids refer to something: people in every role, events, requests, an
   * assignment, links.
   */
  private async prepare(): Promise<KnownValues> {
    this.port = Number(new URL(await this.test.app.getUrl()).port);
    const world = new RequestWorld(this.test);
    for (const role of ROLES)
      this.people.set(
        role,
        role === 'volunteer'
          ? await world.volunteer(1)
          : role === 'user'
            ? await world.seeker(1)
            : await this.test.person(role),
      );
    const codes: string[] = [];
    const manager = this.person('manager');
    for (const km of [1, 2, 3]) {
      const seeker = await world.seeker(km);
      const volunteer = await world.volunteer(km + 0.5);
      const event = await world.event(manager, { autoAssign: false });
      codes.push(await world.link('event_user', await world.userRequest(event, seeker.id)));
      codes.push(
        await world.link('event_volunteer', (await world.volunteerRequest(event, volunteer.id))?.id ?? 0),
      );
      await world.answerUser(event, seeker.id, true);
      const application = await world.ask(seeker, km === 1 ? world.rideForm() : world.shoppingForm());
      await world.accept(volunteer, application);
    }
    const day = (days: number) => localDay(addSeconds(this.test.app.get(Clock).now(), days * 86_400));
    return new Map<RegExp, readonly unknown[]>([
      [/^code$/, codes],
      [/(^|_)id$/, [1, 2, 3, 4, 5, 6, 7, 8, 12, 20]],
      [/address$/, [WIRE_ADDRESS, addressToWire(PLACE)]],
      [/date$/, [day(1), day(2), day(30)]],
      [/time$/, ['10:00', '23:59']],
      [/phone/, ['0501234567', '+972529999999', '0521111111']],
      [/email/, ['a@example.org', '']],
      [/^(is_|quick_|partial_)/, [0, 1, true, false]],
      [/^dob$/, ['1990-05-01']],
      [/^id_number$/, ['123456782']],
      [/key$/, ['8f14e45f-ceea-467f-9575-0f6f4f3c2a11']],
      [/^radius$/, [0.5, 5, 20, 100]],
      [/^otp$/, ['1234']],
      [/^name$/, ['שם', 'name']],
    ]);
  }

  private async one(maker: ApiCalls, operations: readonly Operation[]): Promise<void> {
    const operation = oneOf(this.random, operations);
    const call = maker.make(operation);
    // mostly a caller who has access
    const as = oneOf<Role | 'nobody'>(
      this.random,
      this.random.next() < 0.7 ? operation.roles : [...ROLES, 'nobody'],
    );
    const status = await this.send(call, as);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status >= 500 || status === 0)
      this.faults.push({
        status,
        as,
        call: `${call.method} ${call.target.slice(0, SHOWN)}`,
        body: (call.body?.toString('utf8') ?? '').slice(0, SHOWN),
      });
    if (status === 401 && as !== 'nobody') await this.comeBack(as);
  }

  private send(call: Call, as: Role | 'nobody'): Promise<number> {
    const authorization = as === 'nobody' ? {} : { authorization: `Bearer ${this.person(as).token}` };
    return new Promise((resolve) => {
      const length = call.body ? { 'content-length': String(call.body.length) } : {};
      const outgoing = httpRequest(
        {
          agent: this.agent,
          host: '127.0.0.1',
          port: this.port,
          method: call.method,
          path: call.target,
          headers: { ...call.headers, ...authorization, ...length },
        },
        (answer) => {
          answer.resume();
          answer.on('close', () => resolve(answer.statusCode ?? 0));
        },
      );
      outgoing.on('error', () => resolve(0));
      outgoing.end(call.body ?? undefined);
    });
  }

  /**
   * Restores a person whom a call signed out, blocked or deleted; creates a new person if nothing else helps.
   */
  private async comeBack(role: Role): Promise<void> {
    const { id } = this.person(role);
    const rows: { ok: number }[] = await this.test.database.manager.query(
      'SELECT 1 AS ok FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = $2 WHERE u.id = $1 AND u.deleted_at IS NULL AND NOT u.is_block',
      [id, role],
    );
    if (rows.length === 0) this.people.set(role, await this.test.person(role));
    else
      this.people.set(role, { id, token: await this.test.app.get(SessionsService).open(id, role, 'fuzz') });
  }

  private person(role: Role): Person {
    const person = this.people.get(role);
    if (!person) throw new Error(`nobody is ${role}`);
    return person;
  }
}

const PLACE = {
  text: 'רחוב הבדיקה 1, ישראל, תל אביב, תל אביב',
  street: 'רחוב הבדיקה 1',
  city: 'תל אביב',
  state: 'tel_aviv',
  country: 'ישראל',
  lat: 32.08,
  lon: 34.78,
};

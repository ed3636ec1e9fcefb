import { addressToWire } from '@karov/domain';
import type { PlacedCall, TwilioStandIn } from '@karov/testing';
import type { INestApplicationContext } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Timetable } from '../../platform/clock/timetable.js';
import type { TestApp } from '../test-app.js';
import { UrgentWorld } from '../urgent-world.js';
import type { WithTwilio } from '../with-twilio.js';

export interface Somebody {
  id: number;
  token: string;
}

/** A need on which actions can be taken, with its newest hold. */
interface NeedOfCity {
  id: number;
  requestId: number | null;
  eventId: number | null;
  userId: number;
  isLive: boolean;
  holdId: number | null;
  holderId: number | null;
  isHeld: boolean;
  isWaiting: boolean;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * The earliest start of a sequence: a Tuesday, ten in the morning in Israel. Other sequences begin later,
 * including at night and on Shabbat.
 */
const BEGINS = new Date('2027-03-02T08:00:00Z');
const BEGINNINGS = 19;
const APART_SECONDS = 9 * 3600;
const FAULT = 500;
const VOLUNTEERS = 5;
const SEEKERS = 3;
const LINK = /\/([vnh])\/([\w-]{22})(?![\w-])/g;

/**
 * The clock during sequences, in place of `Clock.now`: it stands still unless a run lets time pass, so that
 * all runs are the same.
 */
export function standingNow(this: Clock): Date {
  return addSeconds(BEGINS, this.aheadSeconds);
}

/** A place with people and random actions; each sequence begins in an empty database. */
export class City {
  readonly test: TestApp;
  readonly world: UrgentWorld;
  seekers: Somebody[] = [];
  volunteers: Somebody[] = [];
  managers: Somebody[] = [];
  admins: Somebody[] = [];
  /** calls that led to a server error */
  readonly faults: string[] = [];
  /** the one of the two processes that carries out due work */
  private process: INestApplicationContext;
  private readonly twilio: TwilioStandIn;
  private readonly webhook: string;
  private readonly rung = new Set<string>();

  /** @param beside a second process of the same installation */
  constructor(
    { test, twilio, address }: WithTwilio,
    private readonly beside: INestApplicationContext,
  ) {
    this.test = test;
    this.process = test.app;
    this.twilio = twilio;
    this.world = new UrgentWorld(test);
    this.webhook = `${address}/api/providers/twilio/message`;
  }

  /**
   * Starts again, at a time that depends on the seed: everything is deleted, and there are new people who can
   * ask, help and decide.
   */
  async begin(seed: number): Promise<void> {
    await this.test.asOwner('SELECT first_state.restore()');
    this.moveTo(addSeconds(BEGINS, (seed % BEGINNINGS) * APART_SECONDS));
    this.process = this.test.app;
    this.faults.splice(0);
    this.twilio.accepted.splice(0);
    this.twilio.calls.splice(0);
    const { test, world } = this;
    this.admins = [await test.person('admin'), await test.person('super_admin')];
    this.managers = [await test.person('manager'), await test.person('manager')];
    for (const manager of this.managers) await world.permit(manager);
    this.seekers = await inTurn(SEEKERS, (index) => world.seeker(index / 2));
    this.volunteers = await inTurn(VOLUNTEERS, (index) => world.volunteer(index + 1));
    await world.confirm(this.volunteer(0));
    await this.reachedBy(this.volunteer(1), { isPhone: true, isSms: false });
    await this.reachedBy(this.volunteer(2), { isPhone: true, isSms: true });
    await world.dispatch(2, true);
    await this.pass(0);
  }

  get now(): Date {
    return this.test.app.get(Clock).now();
  }

  /** Lets time pass; everything due is carried out at its own time. */
  async pass(seconds: number): Promise<void> {
    const target = addSeconds(this.now, seconds);
    await this.process
      .get(Timetable)
      .runUntil(target, (moment) => Promise.resolve(this.moveTo(moment > this.now ? moment : this.now)));
    this.moveTo(target);
  }

  /** Kills the process that carries out due work; the other one continues from the database (rule 44). */
  kill(): void {
    this.process = this.process === this.test.app ? this.beside : this.test.app;
  }

  /** Makes a call as a person; returns the status. */
  async call(
    person: Somebody | null,
    method: Method,
    path: string,
    body: object = {},
  ): Promise<{ status: number; data: unknown }> {
    const request = this.test.http[method](`/api${path}`).set('Content-Language', 'en-US');
    if (person) void request.set('Authorization', `Bearer ${person.token}`);
    const answer: { status: number; body: { data?: unknown } } = await request.send(body);
    if (answer.status >= FAULT) this.faults.push(`${method.toUpperCase()} ${path}: ${answer.status}`);
    return { status: answer.status, data: answer.body.data };
  }

  seeker(index: number): Somebody {
    return at(this.seekers, index);
  }

  volunteer(index: number): Somebody {
    return at(this.volunteers, index);
  }

  /** Returns a manager or an admin. */
  staff(index: number): Somebody {
    return at([...this.managers, ...this.admins], index);
  }

  get admin(): Somebody {
    return at(this.admins, 0);
  }

  /**
   * Returns one of the newest needs, live ones first: usually one that is held or waiting, as `wanted` says,
   * if there is one; null if there is no need.
   */
  async need(index: number, wanted: 'any' | 'held' | 'waiting' = 'any'): Promise<NeedOfCity | null> {
    const needs: NeedOfCity[] = await this.test.database.manager.query(
      `SELECT n.id, n.request_id AS "requestId", n.event_id AS "eventId", n.user_id AS "userId", n.status IN ('open', 'in treatment') AS "isLive",
         x.id AS "holdId", x.volunteer_id AS "holderId", coalesce(x.ended IS NULL AND x.is_approved = 1, false) AS "isHeld",
         coalesce(x.ended IS NULL AND x.is_approved = 0, false) AS "isWaiting"
       FROM needs n LEFT JOIN LATERAL (SELECT id, volunteer_id, ended, is_approved FROM assignments x WHERE x.need_id = n.id ORDER BY x.ended IS NULL DESC, x.updated_at DESC, x.id DESC LIMIT 1) x ON true
       ORDER BY "isLive" DESC, n.id DESC LIMIT 6`,
    );
    const fitting = needs.filter(({ isHeld, isWaiting }) =>
      wanted === 'held' ? isHeld : wanted === 'waiting' && isWaiting,
    );
    const choice = fitting.length > 0 && index % 6 > 0 ? fitting : needs;
    return choice.length === 0 ? null : at(choice, index);
  }

  /** Returns one of the volunteers who were called and have not answered; sometimes anybody. */
  async asked(index: number): Promise<Somebody> {
    const rows: { id: number }[] = await this.test.database.manager.query(
      `SELECT DISTINCT volunteer_id AS id FROM volunteer_calls WHERE state IN ('open', 'timed_out')
       UNION SELECT volunteer_id FROM event_volunteer_requests WHERE status = 'pending' ORDER BY id`,
    );
    const asked = this.volunteers.filter(({ id }) => rows.some((row) => row.id === id));
    return at(asked.length > 0 && index % 6 > 0 ? asked : this.volunteers, index);
  }

  /** Returns one of the events, live ones first, with its manager; null if there is none. */
  async event(index: number): Promise<{ id: number; manager: Somebody } | null> {
    const events: { id: number; managerId: number }[] = await this.test.database.manager.query(
      'SELECT id, manager_id AS "managerId" FROM events ORDER BY status DESC, id DESC LIMIT 3',
    );
    if (events.length === 0) return null;
    const { id, managerId } = at(events, index);
    return { id, manager: this.managers.find((one) => one.id === managerId) ?? this.admin };
  }

  /** Returns one of the questions or calls of an event, newest first. */
  async ofEvent(
    table: 'event_user_requests' | 'event_volunteer_requests',
    index: number,
  ): Promise<{ id: number; eventId: number } | null> {
    const rows: { id: number; eventId: number }[] = await this.test.database.manager.query(
      `SELECT r.id, r.event_id AS "eventId" FROM ${table} r JOIN events e ON e.id = r.event_id ORDER BY e.status DESC, r.id DESC LIMIT 6`,
    );
    return rows.length === 0 ? null : at(rows, index);
  }

  /** Answers through the link in one of the newest messages to a person. */
  async answerLink(person: Somebody, index: number, isYes: boolean): Promise<unknown> {
    const links = (await this.linksOf(person)).toReversed().slice(0, 4);
    if (links.length === 0) return null;
    const link = at(links, index);
    if (link.kind === 'h')
      return this.call(null, 'post', `/help-request-respond/${link.code}`, { respond: isYes ? 1 : 2 });
    if (link.kind === 'v')
      return this.call(null, 'put', `/volunteer/event-requests/${link.code}`, {
        is_ready_to_help: isYes ? 1 : 0,
      });
    return this.call(null, 'post', `/event-respond/${link.code}`, { is_need_help: isYes ? 1 : 0 });
  }

  /** Writes back as a person. */
  async write(person: Somebody, text: string): Promise<void> {
    const { status } = await this.twilio.receive(this.webhook, await this.phoneOf(person), text);
    if (status >= FAULT) this.faults.push(`SMS "${text}": ${status}`);
  }

  /** Answers the newest call to a person and presses keys; if `keys` is null, lets it ring. */
  async ring(person: Somebody, keys: readonly string[] | null): Promise<void> {
    const phone = await this.phoneOf(person);
    const call = this.twilio.calls.findLast((one) => one.to === phone && !this.rung.has(one.sid));
    if (!call) return;
    this.rung.add(call.sid);
    await this.take(call, keys);
  }

  address(km: number, bearing: number): string {
    return addressToWire(this.world.addressAt(km, bearing));
  }

  /** Sets the clocks of both processes. */
  private moveTo(moment: Date): void {
    for (const process of [this.test.app, this.beside]) {
      const clock = process.get(Clock);
      clock.advance((moment.getTime() - clock.now().getTime()) / 1000);
    }
  }

  private async take(call: PlacedCall, keys: readonly string[] | null): Promise<void> {
    await this.twilio
      .ring(call, keys ? { keys } : 'no-answer')
      .catch((error: unknown) => this.faults.push(`call: ${String(error)}`));
  }

  private async linksOf(person: Somebody): Promise<{ kind: string; code: string }[]> {
    const phone = await this.phoneOf(person);
    const texts = this.twilio.accepted.filter(({ to }) => to === phone).map(({ body }) => body);
    return texts.flatMap((text) =>
      [...text.matchAll(LINK)].map(([, kind = '', code = '']) => ({ kind, code })),
    );
  }

  private async phoneOf({ id }: Somebody): Promise<string> {
    const rows: { phone: string }[] = await this.test.database.manager.query(
      'SELECT phone FROM users WHERE id = $1',
      [id],
    );
    return rows[0]?.phone ?? '';
  }

  private async reachedBy(
    { id }: Somebody,
    { isPhone, isSms }: { isPhone: boolean; isSms: boolean },
  ): Promise<void> {
    await this.test.database.manager.query('UPDATE users SET is_phone = $2, is_sms = $3 WHERE id = $1', [
      id,
      isPhone,
      isSms,
    ]);
  }
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % Math.max(1, list.length)];
  if (item === undefined) throw new Error('nobody is there');
  return item;
}

async function inTurn<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let index = 0; index < count; index++) made.push(await make(index));
  return made;
}

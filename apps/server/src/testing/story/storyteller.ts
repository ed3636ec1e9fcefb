import type { Locale, Role } from '@karov/domain';
import { SessionsService } from '../../modules/auth/index.js';
import { addSeconds, type Clock } from '../../platform/clock/clock.js';
import type { TestApp } from '../test-app.js';
import { Recorder } from './recorder.js';

/** The time at which the story starts: a Tuesday, ten in the morning in Israel. */
const STORY_BEGINS = new Date('2027-03-02T08:00:00Z');

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
interface OutboxLine {
  id: number;
  type: string;
  channel: string;
  to: string;
  text: string;
}
export interface Heard {
  status: number;
  body: { data: never };
}

/**
 * The clock in a story, in place of `Clock.now`: it stands still at the start of the story, and only the
 * demo's own call moves it.
 */
export function standingNow(this: Clock): Date {
  return addSeconds(STORY_BEGINS, this.aheadSeconds);
}

/** Plays a story on the demo's world through the API, and records the answers. */
export class Storyteller {
  readonly recorder = new Recorder(STORY_BEGINS);
  private readonly tokens = new Map<string, string>();
  private lastMessage = 0;

  constructor(private readonly test: TestApp) {}

  /** Sends everything that is left over from creating the world and is not part of the story. */
  async begin(): Promise<void> {
    await this.test.http.post('/api/demo/clock').send({ advance: 1 });
    await this.freshMessages();
  }

  /** Makes a call as a person in the demo, identified by phone; null for a visitor. */
  async call(
    phone: string | null,
    role: Role,
    method: Method,
    path: string,
    body?: object,
    locale: Locale = 'he-IL',
  ): Promise<Heard> {
    const request = this.test.http[method](`/api${path}`)
      .set('Content-Language', locale)
      .set('Accept-Language', locale);
    if (phone !== null) void request.set('Authorization', `Bearer ${await this.tokenOf(phone, role)}`);
    const { status, body: heard } = await request.send(body);
    this.recorder.note(
      `${phone === null ? 'visitor' : role} ${locale.slice(0, 2)} ${method.toUpperCase()} ${templateOf(path)}`,
      status,
      heard,
    );
    return { status, body: heard };
  }

  /**
   * Lets time pass through the demo's own call, then records the messages sent in the meantime, to everybody
   * or to one person, sorted by text.
   */
  async pass(seconds: number, reader?: string): Promise<{ to: string; text: string }[]> {
    await this.call(null, 'user', 'post', '/demo/clock', { advance: seconds });
    const told = (await this.freshMessages())
      .filter(({ to }) => reader === undefined || to === reader)
      .map(({ type, channel, to, text }) => ({ type, channel, to, text }))
      .sort((a, b) => (`${a.to} ${a.text}` < `${b.to} ${b.text}` ? -1 : 1));
    this.recorder.note('messages', 200, told);
    return told;
  }

  private async freshMessages(): Promise<OutboxLine[]> {
    const { body } = await this.test.http.get('/api/demo/outbox');
    const all: OutboxLine[] = body.data;
    const fresh = all.filter(({ id }) => id > this.lastMessage);
    this.lastMessage = Math.max(this.lastMessage, ...all.map(({ id }) => id));
    return fresh;
  }

  /** The id of a person in the demo. */
  async idOf(phone: string): Promise<number> {
    const [row]: { id: number }[] = await this.test.database.manager.query(
      'SELECT id FROM users WHERE phone = $1',
      [phone],
    );
    if (!row) throw new Error('nobody of the demo has this phone');
    return row.id;
  }

  private async tokenOf(phone: string, role: Role): Promise<string> {
    const key = `${phone} ${role}`;
    const token =
      this.tokens.get(key) ??
      (await this.test.app.get(SessionsService).open(await this.idOf(phone), role, 'story'));
    this.tokens.set(key, token);
    return token;
  }
}

/** Returns a path without row ids and link codes. */
function templateOf(path: string): string {
  return path.replaceAll(/(?<=[/=])(?:\d+|(?=[\w-]*[A-Z\d])[\w-]{20,})(?=$|[/&?])/g, '{id}');
}

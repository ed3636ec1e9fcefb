import { type LoopbackAnswer, type LoopbackRequest, LoopbackServer } from './loopback-server.js';
import { BrowserKeys, vapidFault } from './push-encryption.js';

/** The maximum size that a push service accepts. */
const RECORD_BYTES = 4096;

/** A notification that the stand-in accepted and its browser could read. */
export interface TakenPush {
  endpoint: string;
  /** the decrypted text */
  text: string;
  /** seconds */
  ttl: number;
  urgency: string;
  topic: string;
}

/** The treatment of the next push to a browser: a specific answer, none at all, or a cut connection. */
export type PushScenario = { status: number; retryAfter?: string } | 'silence' | 'cut';

/** A subscribed browser, as the product knows it. */
export interface SubscribedBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * A push service on this machine: it knows the permitted senders (VAPID), and decrypts pushes as the browser
 * would.
 */
export class PushServiceStandIn {
  readonly taken: TakenPush[] = [];
  /** The reasons for its refusals, in words. */
  readonly faults: string[] = [];
  private readonly browsers = new Map<string, BrowserKeys>();
  private readonly scenarios = new Map<string, PushScenario[]>();
  private server: LoopbackServer | null = null;

  private constructor(private readonly publicKey: () => string) {}

  /** `publicKey` is the key for browsers to subscribe with, base64url. */
  static async start(publicKey: () => string): Promise<PushServiceStandIn> {
    const standIn = new PushServiceStandIn(publicKey);
    standIn.server = await LoopbackServer.start((request) => standIn.answer(request));
    return standIn;
  }

  get url(): string {
    if (!this.server) throw new Error('the stand-in is not running');
    return this.server.url;
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }

  /** Subscribes a browser here. */
  subscribe(name: string): SubscribedBrowser {
    const keys = new BrowserKeys();
    this.browsers.set(`/push/${name}`, keys);
    return { endpoint: `${this.url}/push/${name}`, p256dh: keys.p256dh, auth: keys.auth };
  }

  /** Scripts the next pushes to a browser, one scenario each; afterwards they are accepted. */
  script(name: string, ...scenarios: PushScenario[]): void {
    this.scenarios.set(`/push/${name}`, [...(this.scenarios.get(`/push/${name}`) ?? []), ...scenarios]);
  }

  /** Accepts everything from now on and drops the scripts. */
  forgetScripts(): void {
    this.scenarios.clear();
  }

  /** The decrypted pushes to a browser. */
  takenBy(name: string): TakenPush[] {
    return this.taken.filter(({ endpoint }) => endpoint === `${this.url}/push/${name}`);
  }

  private answer(request: LoopbackRequest): LoopbackAnswer {
    const { method, url, headers, bytes } = request;
    const keys = this.browsers.get(url.pathname);
    if (method !== 'POST' || !keys) return this.refuse(404, 'nobody subscribed there');
    const stranger = vapidFault(headers.authorization, this.publicKey(), this.url);
    if (stranger !== null) return this.refuse(403, stranger);
    const fault = requestFault(request);
    if (fault !== null) return this.refuse(400, fault);
    const scenario = this.scenarios.get(url.pathname)?.shift();
    if (scenario) return answerOf(scenario);
    const { ttl, urgency, topic } = headers;
    this.taken.push({
      endpoint: this.url + url.pathname,
      text: keys.decrypt(bytes),
      ttl: Number(ttl),
      urgency: String(urgency),
      topic: String(topic),
    });
    return { status: 201, json: {} };
  }

  private refuse(status: number, why: string): LoopbackAnswer {
    this.faults.push(why);
    return { status, json: {} };
  }
}

function answerOf(scenario: PushScenario): LoopbackAnswer {
  if (typeof scenario === 'string') return scenario;
  return {
    status: scenario.status,
    json: {},
    headers: scenario.retryAfter === undefined ? {} : { 'retry-after': scenario.retryAfter },
  };
}

/** Returns what is wrong with a request, apart from its sender's identification (RFC 8030), or null. */
function requestFault({ headers: { ttl, topic, ...headers }, bytes }: LoopbackRequest): string | null {
  if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) return 'there is no TTL';
  if (headers['content-encoding'] !== 'aes128gcm' || bytes.length > RECORD_BYTES)
    return 'the body is not of one record of aes128gcm';
  return /^[\w-]{1,32}$/.test(String(topic)) ? null : 'the topic is none';
}

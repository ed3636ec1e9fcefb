import { type LoopbackAnswer, type LoopbackRequest, LoopbackServer } from './loopback-server.js';
import { BrowserKeys, vapidFault } from './push-encryption.js';

/** The maximum size that a push service accepts. */
const RECORD_BYTES = 4096;

/** A notification that the stand-in accepted and that its browser could decrypt. */
export interface TakenPush {
  endpoint: string;
  /** the decrypted text */
  text: string;
  /** in seconds */
  ttl: number;
  urgency: string;
  topic: string;
}

/**
 * How the next push to a browser is treated: it gets a specific answer or no answer, or its connection is
 * cut.
 */
export type PushScenario = { status: number; retryAfter?: string } | 'silence' | 'cut';

/** A subscribed browser, as the server knows it. */
export interface SubscribedBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * A push service on this machine: it knows which senders may push (VAPID), and decrypts pushes as the browser
 * would.
 */
export class PushServiceStandIn {
  readonly taken: TakenPush[] = [];
  /** The reasons why it refused pushes, in words. */
  readonly faults: string[] = [];
  private readonly browsers = new Map<string, BrowserKeys>();
  private readonly scenarios = new Map<string, PushScenario[]>();
  private server: LoopbackServer | null = null;

  private constructor(private readonly publicKey: () => string) {}

  /** Starts the service; `publicKey` returns the key with which browsers subscribe, in base64url. */
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

  /** Subscribes a browser at this service. */
  subscribe(name: string): SubscribedBrowser {
    const keys = new BrowserKeys();
    this.browsers.set(`/push/${name}`, keys);
    return { endpoint: `${this.url}/push/${name}`, p256dh: keys.p256dh, auth: keys.auth };
  }

  /** Sets what happens to the next pushes to a browser, one scenario for each; later pushes are accepted. */
  script(name: string, ...scenarios: PushScenario[]): void {
    this.scenarios.set(`/push/${name}`, [...(this.scenarios.get(`/push/${name}`) ?? []), ...scenarios]);
  }

  /** Drops the scenarios, so that every push is accepted from now on. */
  forgetScripts(): void {
    this.scenarios.clear();
  }

  /** Returns the decrypted pushes to a browser. */
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

/**
 * Returns what is wrong with a request (RFC 8030), apart from its sender's identification; null if nothing
 * is.
 */
function requestFault({ headers: { ttl, topic, ...headers }, bytes }: LoopbackRequest): string | null {
  if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) return 'there is no TTL';
  if (headers['content-encoding'] !== 'aes128gcm' || bytes.length > RECORD_BYTES)
    return 'the body is not of one record of aes128gcm';
  return /^[\w-]{1,32}$/.test(String(topic)) ? null : 'the topic is none';
}

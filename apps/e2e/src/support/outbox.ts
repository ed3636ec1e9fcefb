import { advanceClock, api, productNow } from './product.js';

/** A message in the demo's outbox. */
export interface Message {
  id: number;
  type: string;
  channel: string;
  to: string;
  text: string;
  created_at: string;
}

/** Returns the messages to a number or an address, newest first. */
export async function messagesTo(to: string): Promise<Message[]> {
  const data = await api('GET', `/demo/outbox?to=${encodeURIComponent(to)}`);
  return Array.isArray(data) ? data.filter(isMessage) : [];
}

/** Waits for a message that matches and is newer than `after`. */
export async function waitForMessage(
  to: string,
  fits: (message: Message) => boolean,
  after = 0,
): Promise<Message> {
  return eventually(
    `a message to ${to}`,
    async () => (await messagesTo(to)).find((message) => message.id > after && fits(message)) ?? null,
  );
}

/** Returns the id of the newest message to a number; 0 if there are none. */
export async function newestMessage(to: string): Promise<number> {
  return (await messagesTo(to))[0]?.id ?? 0;
}

const SECONDS_BETWEEN_CODES = 31;

/**
 * Makes sure that another code can be requested: codes to one number need a minimum interval, so if the last
 * one is too recent, the server's clock is advanced.
 */
export async function letTimePassForCode(phone: string): Promise<void> {
  const last = (await messagesTo(phone)).find(({ type }) => type === 'otp');
  if (!last) return;
  const seconds = ((await productNow()).getTime() - Date.parse(last.created_at)) / 1000;
  if (seconds < SECONDS_BETWEEN_CODES) await advanceClock(Math.ceil(SECONDS_BETWEEN_CODES - seconds));
}

/** Waits for a sign-in code newer than `after`. */
export async function waitForCode(phone: string, after: number): Promise<string> {
  const message = await waitForMessage(phone, ({ type }) => type === 'otp', after);
  const [code] = /\b\d{4}\b/.exec(message.text) ?? [];
  if (!code) throw new Error('the message has no code');
  return code;
}

/** Waits for a message with a link, and returns the link's path. */
export async function waitForLink(to: string, type: string, after = 0): Promise<string> {
  const message = await waitForMessage(to, (one) => one.type === type && /https?:\/\//.test(one.text), after);
  const [link] = /https?:\/\/\S+/.exec(message.text) ?? [];
  return new URL(link ?? '').pathname;
}

const PATIENCE_MS = 20_000;

/** Repeats a query until it has a result. */
export async function eventually<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain for ${what}`);
}

function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'type' in value &&
    typeof value.type === 'string' &&
    'text' in value &&
    typeof value.text === 'string' &&
    'created_at' in value &&
    typeof value.created_at === 'string'
  );
}

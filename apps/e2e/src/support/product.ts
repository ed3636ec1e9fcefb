import { addDays, localDay, localMoment, localTime } from '@karov/domain';

/** The hours in which journeys may start, in Israel's time; the last is an hour before night. */
const DAY = { from: '09:00', to: '20:00' } as const;

/** Returns the address of the server for this worker's journeys. */
export function productUrl(): string {
  const lane = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  const url = process.env['KAROV_E2E_URL']?.split(' ')[lane];
  if (!url) throw new Error('KAROV_E2E_URL is not set: run the journeys with the configuration of apps/e2e');
  return url;
}

/** Calls the API; returns the answer's `data`, or null if there is no body. */
export async function api(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options: { body?: object; token?: string } = {},
): Promise<unknown> {
  const answer = await fetch(`${productUrl()}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    body: options.body ? JSON.stringify(options.body) : undefined,
  });
  const text = await answer.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(body)}`);
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}

/** Advances the server's clock; when it returns, everything that was due by then has happened. */
export async function advanceClock(seconds: number): Promise<void> {
  await api('POST', '/demo/clock', { body: { advance: seconds } });
}

/** Returns the time on the server's clock, which journeys advance. */
export async function productNow(): Promise<Date> {
  const clock = await api('GET', '/demo/clock');
  if (typeof clock !== 'object' || clock === null || !('now' in clock))
    throw new Error('the demo has no clock');
  return new Date(String(clock.now));
}

/**
 * Advances the clock to the next morning if it is night in Israel or soon will be, because some messages wait
 * at night (rule 100).
 */
export async function letDayCome(): Promise<void> {
  const now = await productNow();
  const [day, time] = [localDay(now), localTime(now)];
  if (time >= DAY.from && time < DAY.to) return;
  const morning = localMoment(time < DAY.from ? day : addDays(day, 1), DAY.from) ?? now;
  await advanceClock(Math.ceil((morning.getTime() - now.getTime()) / 1000));
}

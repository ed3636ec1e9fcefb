import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTH_KEY, type AuthRecord, parseAuthRecord } from '@karov/api-client';
import type { SignInDoor } from '@karov/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { letTimePassForCode, newestMessage, waitForCode } from './outbox.js';
import { api, productUrl } from './product.js';

const LOGIN: Readonly<Record<SignInDoor, string>> = {
  user: '/user/auth/login',
  volunteer: '/volunteer/auth/login',
  admin: '/admin/auth/login',
};

/**
 * Signs a page in with an earlier session, for journeys that are not about the sign-in. A person signs in
 * once for all journeys of a run, because codes to one number are limited.
 */
export function enterAs(page: Page, phone: string, door: SignInDoor): Promise<AuthRecord> {
  return enterContextAs(page.context(), phone, door);
}

/** Like {@link enterAs}, for a context that has no pages yet. */
export async function enterContextAs(
  context: BrowserContext,
  phone: string,
  door: SignInDoor,
): Promise<AuthRecord> {
  const record = await sessionOf(phone, door);
  await context.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('entered') === null) localStorage.setItem(key, value);
      sessionStorage.setItem('entered', '1');
    },
    [AUTH_KEY, JSON.stringify(record)] as const,
  );
  return record;
}

/** Returns a person's session: one kept from an earlier journey, or one opened now through the API. */
export async function sessionOf(phone: string, door: SignInDoor): Promise<AuthRecord> {
  const file = join(
    tmpdir(),
    `karov-session-${createHash('sha256').update(`${productUrl()} ${phone} ${door}`).digest('hex').slice(0, 16)}.json`,
  );
  const kept = existsSync(file) ? parseAuthRecord(readFileSync(file, 'utf8')) : null;
  if (kept && (await isAlive(kept))) return kept;
  const record = await openSession(phone, door);
  writeFileSync(file, JSON.stringify(record), { mode: 0o600 });
  return record;
}

function isAlive(record: AuthRecord): Promise<boolean> {
  return api('GET', '/auth/profile', { token: record.token }).then(
    () => true,
    () => false,
  );
}

async function openSession(phone: string, door: SignInDoor): Promise<AuthRecord> {
  await letTimePassForCode(phone);
  const before = await newestMessage(phone);
  const answer = await api('POST', LOGIN[door], { body: { phone, captcha: await solvedCaptcha() } });
  const isManager =
    typeof answer === 'object' && answer !== null && 'is_manager' in answer && answer.is_manager === true;
  const flags =
    door === 'admin' ? { is_admin: !isManager } : door === 'volunteer' ? { is_volunteer: true } : {};
  const data = await api('POST', '/auth/verify-otp', {
    body: { phone, otp: await waitForCode(phone, before), ...flags },
  });
  const record = parseAuthRecord(JSON.stringify(data));
  if (!record) throw new Error(`${phone} could not sign in at the door of ${door}`);
  return record;
}

async function solvedCaptcha(): Promise<string> {
  const challenge = await api('GET', '/captcha/challenge');
  if (!isChallenge(challenge)) throw new Error('the captcha has no challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

function isChallenge(value: unknown): value is Challenge {
  return typeof value === 'object' && value !== null && 'parameters' in value && 'signature' in value;
}

import type { RegistrationTicket } from '@karov/api-client';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Crypto } from '../platform/crypto/crypto.js';
import type { TestApp } from './test-app.js';

/** Returns a solved captcha, in the form that the `captcha` field has. */
export async function solveCaptcha(test: TestApp): Promise<string> {
  const challenge: Challenge = (await test.http.get('/api/captcha/challenge').expect(200)).body;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Returns the newest code for a phone, as its message contains it. */
export async function sentCode(test: TestApp, phone: string): Promise<string> {
  const [row]: { id: number; seed: string }[] = await test.database.manager.query(
    `SELECT id, seed FROM otp_challenges WHERE phone = $1 AND code_hash <> '' ORDER BY id DESC LIMIT 1`,
    [phone],
  );
  return test.app.get(Crypto).deriveCode(`${row?.id}|${row?.seed}`, 4);
}

/** Completes the proof of a phone for a registration. */
export async function verifyPhone(test: TestApp, phone: string): Promise<RegistrationTicket> {
  await test.http
    .post('/api/auth/register-otp')
    .send({ phone, captcha: await solveCaptcha(test) })
    .expect(200);
  const { body } = await test.http
    .post('/api/auth/verify-register-otp')
    .send({ phone, otp: await sentCode(test, phone) })
    .expect(200);
  return body.data;
}

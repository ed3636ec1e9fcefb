import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { addSeconds, Clock } from '../clock/clock.js';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { fail } from '../errors/fail.js';
import { CaptchasRepository } from './captchas.repository.js';

const LIFETIME_SECONDS = 600;
const COUNTER_MIN = 50;
const COUNTER_MAX = 150;

/**
 * The accessible captcha: a proof of work that the browser does, without a puzzle (rule 21). Each solution
 * can be used once.
 */
@Injectable()
export class Captcha {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly repository: CaptchasRepository,
  ) {}

  /** Creates a new challenge for the widget. */
  challenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: this.config.captchaCost,
      counter: randomInt(COUNTER_MIN, COUNTER_MAX),
      deriveKey,
      expiresAt: addSeconds(new Date(), LIFETIME_SECONDS),
      hmacSignatureSecret: this.config.secrets.captcha,
    });
  }

  /**
   * Checks and uses up a solution.
   * @throws CAPTCHA_REQUIRED without a solution, CAPTCHA_FAILED for a wrong, late or used one
   */
  async verify(solution: string | undefined): Promise<void> {
    if (!solution) fail('CAPTCHA_REQUIRED', { field: 'captcha' });
    const payload = readPayload(solution);
    if (!payload) fail('CAPTCHA_FAILED', { field: 'captcha' });
    const result = await verifySolution({
      challenge: payload.challenge,
      solution: payload.solution,
      deriveKey,
      hmacSignatureSecret: this.config.secrets.captcha,
    }).catch(() => null);
    if (!result?.verified || !(await this.useOnce(payload))) fail('CAPTCHA_FAILED', { field: 'captcha' });
  }

  /** Deletes solutions whose challenge has expired. */
  async sweep(): Promise<void> {
    await this.repository.forgetBefore(this.clock.now());
  }

  private async useOnce({ challenge: { signature } }: Payload): Promise<boolean> {
    return (
      signature !== undefined &&
      this.repository.use({ signature, expiresAt: addSeconds(this.clock.now(), LIFETIME_SECONDS * 2) })
    );
  }
}

function readPayload(solution: string): Payload | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(solution, 'base64').toString('utf8'));
    return isPayload(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isPayload(value: unknown): value is Payload {
  if (typeof value !== 'object' || value === null || !('challenge' in value) || !('solution' in value))
    return false;
  const { challenge } = value;
  return (
    typeof challenge === 'object' &&
    challenge !== null &&
    'parameters' in challenge &&
    typeof challenge.parameters === 'object' &&
    'signature' in challenge &&
    typeof challenge.signature === 'string'
  );
}

@Global()
@Module({ providers: [Captcha, CaptchasRepository], exports: [Captcha] })
export class CaptchaModule {}

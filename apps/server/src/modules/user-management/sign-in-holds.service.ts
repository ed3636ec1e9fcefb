import type { SignInHold } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { currentLocale } from '../../platform/http/request-context.js';
import { ActivityService } from '../activity/index.js';
import { OtpService } from '../auth/index.js';
import { BlockedIpsService } from '../blocked-ips/index.js';

/** What decides whether a person is held. */
interface Held {
  id: number;
  phone: string;
  isBlock: boolean;
}

/** What keeps people from signing in, all of which unblocking lifts (rules 24, 92, 96). */
@Injectable()
export class SignInHoldsService {
  constructor(
    private readonly otp: OtpService,
    private readonly blockedIps: BlockedIpsService,
    private readonly activity: ActivityService,
  ) {}

  /** Which of these people wait after wrong codes, or have a blocked address. */
  async heldAmong(people: readonly Held[]): Promise<Set<number>> {
    const [waits, blocks] = await Promise.all([
      this.otp.waitsOf(phonesOf(people)),
      this.blockedIps.of(people.map(({ id }) => id)),
    ]);
    const waiting = people.filter(({ phone }) => waits.has(phone)).map(({ id }) => id);
    return new Set([...waiting, ...blocks.map(({ userId }) => userId)]);
  }

  /** Everything that holds a person, with since when and why. */
  async of(person: Held): Promise<SignInHold[]> {
    const [block, waits, addresses] = await Promise.all([
      person.isBlock ? this.blockOf(person.id) : [],
      this.otp.waitsOf(phonesOf([person])),
      this.blockedIps.of([person.id]),
    ]);
    const locale = currentLocale();
    return [
      ...block,
      ...[...waits.values()].map(({ since, until }) => ({
        kind: 'codes' as const,
        since: since.toISOString(),
        until: until.toISOString(),
        reason: serverText(locale, 'answers.blockReasons.wrong_codes'),
        ip_add: null,
      })),
      ...addresses.map(({ network, reason, createdAt, expiresAt }) => ({
        kind: 'address' as const,
        since: createdAt.toISOString(),
        until: expiresAt.toISOString(),
        reason: serverText(locale, `answers.blockReasons.${reason}`),
        ip_add: network,
      })),
    ];
  }

  /** The block of an account, with the reason that staff gave. */
  private async blockOf(userId: number): Promise<SignInHold[]> {
    const lines = await this.activity.history('user', userId);
    const block = lines.findLast(({ action }) => action === 'blocked');
    return [
      {
        kind: 'block',
        since: block?.createdAt.toISOString() ?? null,
        until: null,
        reason: block?.note ?? '',
        ip_add: null,
      },
    ];
  }
}

function phonesOf(people: readonly Held[]): string[] {
  return people.flatMap(({ phone }) => (phone === '' ? [] : [phone]));
}

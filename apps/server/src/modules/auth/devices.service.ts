import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { KnownDevicesRepository } from './known-devices.repository.js';

const NUMBER_BYTES = 16;
/** Browsers keep no cookie longer. */
const COOKIE_DAYS = 400;
const COOKIE = 'karov_device';

/** The device behind a call: what is kept of its number, and whether it brought that number along. */
export interface Device {
  hash: Buffer;
  isBare: boolean;
}

/**
 * Devices, by a random number in a signed cookie that no script can read and no other site can send. The
 * number says nothing about a person; the people who have signed in on a device are known by its hash (rule
 * 95).
 */
@Injectable()
export class DevicesService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly crypto: Crypto,
    private readonly devices: KnownDevicesRepository,
  ) {}

  /** The device that a cookie header names, or null when it names none of ours. */
  read(header: string | undefined): Device | null {
    const value = (header ?? '')
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1);
    const [number = '', mark = ''] = (value ?? '').split('.');
    const isOurs = number !== '' && this.crypto.equal(mark, this.crypto.sign('device', number));
    return isOurs ? { hash: hashOf(number), isBare: false } : null;
  }

  /** A number for a device that brought none, and the cookie that carries it there. */
  issue(): { device: Device; cookie: string } {
    const number = randomBytes(NUMBER_BYTES).toString('base64url');
    const parts = [
      `${COOKIE}=${number}.${this.crypto.sign('device', number)}`,
      'Path=/api',
      `Max-Age=${COOKIE_DAYS * 86_400}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(this.config.publicUrl.startsWith('https:') ? ['Secure'] : []),
    ];
    return { device: { hash: hashOf(number), isBare: true }, cookie: parts.join('; ') };
  }

  /** Whether the owner of a phone has signed in on a device. */
  async isKnown(device: Device, phone: string): Promise<boolean> {
    return !device.isBare && this.devices.isKnown(device.hash, phone);
  }

  /** Whether a person has signed in on a device. */
  async isOf(device: Device, userId: number): Promise<boolean> {
    return !device.isBare && this.devices.isOf(device.hash, userId);
  }

  /** Notes that somebody has signed in on a device. */
  remember(device: Device, userId: number): Promise<void> {
    return this.devices.save({ device: device.hash, userId, lastUsedAt: this.clock.now() });
  }

  /** Forgets a person's devices: each has to be made known again. */
  forget(userId: number): Promise<void> {
    return this.devices.forget(userId);
  }
}

function hashOf(number: string): Buffer {
  return createHash('sha256').update(number).digest();
}

import { createHash, randomBytes } from 'node:crypto';
import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Crypto } from '../crypto/crypto.js';
import { clientNetwork, routeOf } from './throttle.js';

const NUMBER_BYTES = 16;
/** The longest lifetime that browsers allow for a cookie, in days. */
const COOKIE_DAYS = 400;
const COOKIE = 'karov_device';

/** The proportion of the calls allowed per minute on paths where codes could be guessed. */
export const AUTH_SHARE = 0.1;

/** The calling device: the hash of its random identifier, and whether the call included that identifier. */
export interface Device {
  hash: Buffer;
  isBare: boolean;
}

/**
 * Where a call comes from: its network (the /64 for IPv6), its device, and the name of its browser; and the
 * path of its route.
 */
export interface Client {
  network: string;
  path: string;
  device: Device;
  userAgent: string;
}

/** A request whose device has been read. */
interface WithDevice {
  device?: Device;
}

/** Tells a handler where its call comes from; the handler must be decorated with `KnowsDevice`. */
export const ClientParam = createParamDecorator((_data: unknown, context: ExecutionContext): Client => {
  const request = context.switchToHttp().getRequest<Request & WithDevice>();
  if (!request.device) throw new Error('the handler does not know its device');
  return {
    network: clientNetwork(request),
    path: routeOf(request),
    device: request.device,
    userAgent: request.header('user-agent') ?? '',
  };
});

/**
 * Reads a call's device: a random identifier in a signed cookie that no script can read and no other site can
 * send. A call without the cookie gets one. The identifier says nothing about a person; devices on which
 * people have signed in are recognized by its hash (rule 95).
 */
@Injectable()
class DeviceCookie implements NestInterceptor {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly crypto: Crypto,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): ReturnType<CallHandler['handle']> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request & WithDevice>();
    request.device = this.read(request.header('cookie')) ?? this.give(http.getResponse<Response>());
    return next.handle();
  }

  /** Returns the device in a cookie header, or null if the header contains no cookie of ours. */
  private read(header: string | undefined): Device | null {
    const value = (header ?? '')
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1);
    const [number = '', mark = ''] = (value ?? '').split('.');
    const isOurs = number !== '' && this.crypto.equal(mark, this.crypto.sign('device', number));
    return isOurs ? { hash: hashOf(number), isBare: false } : null;
  }

  /** Gives a device without an identifier a new one, in a cookie. */
  private give(response: Response): Device {
    const number = randomBytes(NUMBER_BYTES).toString('base64url');
    const parts = [
      `${COOKIE}=${number}.${this.crypto.sign('device', number)}`,
      'Path=/api',
      `Max-Age=${COOKIE_DAYS * 86_400}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(this.config.publicUrl.startsWith('https:') ? ['Secure'] : []),
    ];
    response.append('Set-Cookie', parts.join('; '));
    return { hash: hashOf(number), isBare: true };
  }
}

/** Marks handlers that need the calling device. */
export function KnowsDevice(): ClassDecorator & MethodDecorator {
  return applyDecorators(UseInterceptors(DeviceCookie));
}

function hashOf(number: string): Buffer {
  return createHash('sha256').update(number).digest();
}

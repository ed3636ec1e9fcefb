import { MINUTE } from '@karov/domain';
import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { fail } from '../errors/fail.js';
import { defineSignal, Signals } from '../signals/signals.js';
import type { Caller } from './caller.js';
import { networkOf } from './network.js';
import { RateLimit } from './rate-limit.js';

const THROTTLE_KEY = 'karov:throttle';

/** A call was refused because calls were too frequent. The path is that of the route, without values. */
export const callThrottled = defineSignal<{ network: string; path: string; userId: number | null }>(
  'platform.callThrottled',
);

/** Limits calls of a handler by IP address; the configured calls per minute are multiplied by `share`. */
export function Throttled(share = 1): MethodDecorator & ClassDecorator {
  return SetMetadata(THROTTLE_KEY, share);
}

/** Refuses calls when too many come from one IP address (429 only for real abuse, rule 11). */
@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly reflector: Reflector,
    private readonly limits: RateLimit,
    private readonly signals: Signals,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const share = this.reflector.getAllAndOverride<number | undefined>(THROTTLE_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (share === undefined) return true;
    const request = context.switchToHttp().getRequest<Request & { caller?: Caller }>();
    const path = `${context.getClass().name}.${context.getHandler().name}`;
    const network = clientNetwork(request);
    const count = await this.limits.hit(`${path}:${network}`, MINUTE);
    if (count <= this.config.abuse.requestsPerMinute * share) return true;
    await this.signals.runAfter(callThrottled, {
      network,
      path: routeOf(request),
      userId: request.caller?.userId ?? null,
    });
    return fail('TOO_MANY');
  }
}

/** Returns the path of a call's route, without values. */
export function routeOf(request: Request): string {
  const route: unknown = request.route;
  return typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string'
    ? route.path.replace(/^\/api/, '')
    : request.method;
}

/** Returns the network by which a caller is counted: the IP address, or the /64 for IPv6 (rule 96). */
export function clientNetwork(request: Request): string {
  return networkOf(clientIp(request)) ?? '0.0.0.0';
}

/** Returns the caller's IP address, as the configured trusted proxies report it. */
export function clientIp(request: Request): string {
  return (request.ip ?? '0.0.0.0').replace(/^::ffff:/, '');
}

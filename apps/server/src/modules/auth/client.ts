import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { clientNetwork } from '../../platform/security/throttle.js';
import type { WithDevice } from './device-cookie.js';
import type { Device } from './devices.service.js';

/** Where a call comes from: its network (of IPv6 the /64), its device, and what its browser calls itself. */
export interface Client {
  network: string;
  device: Device;
  userAgent: string;
}

/** Gives a handler the origin of its call; the handler has to be one that `KnowsDevice`. */
export const ClientParam = createParamDecorator((_data: unknown, context: ExecutionContext): Client => {
  const request = context.switchToHttp().getRequest<Request & WithDevice>();
  if (!request.device) throw new Error('the handler does not know its device');
  return {
    network: clientNetwork(request),
    device: request.device,
    userAgent: request.header('user-agent') ?? '',
  };
});

/** The share of the allowed calls a minute that goes to paths on which codes are guessed. */
export const AUTH_SHARE = 0.1;

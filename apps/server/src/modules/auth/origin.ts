import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { clientIp } from '../../platform/security/throttle.js';

/** Where a call comes from. */
export interface Origin {
  ip: string;
  userAgent: string;
}

/** Gives a handler the origin of its call. */
export const OriginParam = createParamDecorator((_data: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<Request>();
  return { ip: clientIp(request), userAgent: request.header('user-agent') ?? '' };
});

/** The share of the allowed calls a minute that goes to paths on which codes are guessed. */
export const AUTH_SHARE = 0.1;

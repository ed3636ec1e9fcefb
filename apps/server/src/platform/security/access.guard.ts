import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { fail } from '../errors/fail.js';
import { ACCESS_KEY, type AccessRule, LOCKED_KEY, NO_PASSKEY_KEY, rolesFor, UNPROVEN_KEY } from './access.js';
import { type Caller, type LiveCaller, obstacleOf, SessionReader, setCaller } from './caller.js';

/** Lets a call through if the handler's access declaration allows it. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionReader,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule === 'public') return true;
    if (rule === undefined) return fail('ACCESS_DENIED');
    const request = context.switchToHttp().getRequest<Request & { caller?: Caller }>();
    const caller = await this.sessions.read(bearerToken(request));
    if (rule === 'known') {
      if (caller && !caller.isLocked && obstacleOf(caller) === null) setCaller(request, caller);
      return true;
    }
    if (!caller) return fail('SESSION_EXPIRED');
    if (!rolesFor(rule, request.path).includes(caller.role)) return fail('ACCESS_DENIED');
    this.requireOpen(caller, context);
    if (!caller.isLocked && request.method !== 'GET') await this.sessions.used(caller);
    setCaller(request, caller);
    return true;
  }

  /**
   * Refuses a locked session, or one with an open question or a missing passkey, unless the handler is marked
   * for it.
   */
  private requireOpen(caller: LiveCaller, context: ExecutionContext): void {
    if (caller.isLocked && !this.isMarked(LOCKED_KEY, context)) fail('SESSION_LOCKED');
    if (caller.isLimited && !this.isMarked(UNPROVEN_KEY, context)) fail('OWNER_QUESTION');
    if (caller.lacksPasskey && !this.isMarked(NO_PASSKEY_KEY, context)) fail('PASSKEY_NEEDED');
  }

  private isMarked(key: string, context: ExecutionContext): boolean {
    return (
      this.reflector.getAllAndOverride<boolean | undefined>(key, [
        context.getHandler(),
        context.getClass(),
      ]) === true
    );
  }
}

/** Returns the token of a call, or an empty text. */
export function bearerToken(request: Request): string {
  const header = request.headers.authorization ?? '';
  return header.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
}

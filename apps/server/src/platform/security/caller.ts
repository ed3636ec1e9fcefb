import type { Role } from '@karov/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { fail } from '../errors/fail.js';

/** The caller, as known from their session. */
export interface Caller {
  userId: number;
  role: Role;
  sessionId: string;
}

interface WithCaller {
  caller?: Caller;
}

/** Stores the caller on the request. */
export function setCaller(request: WithCaller, caller: Caller): void {
  request.caller = caller;
}

/** Returns the caller, or null if nobody is signed in. */
export function callerOf(context: ExecutionContext): Caller | null {
  return context.switchToHttp().getRequest<WithCaller>().caller ?? null;
}

/** Gives a handler its caller. */
export const CallerParam = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  return callerOf(context) ?? fail('SESSION_EXPIRED');
});

/** Gives a public handler its caller, or null. */
export const OptionalCallerParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller | null => callerOf(context),
);

/** The caller with the state of their live session. */
export interface LiveCaller extends Caller {
  /**
   * whether the session was idle for an hour, so that it shows no personal data until its owner proves their
   * identity again (rule 99)
   */
  isLocked: boolean;
  /**
   * whether a required passkey is missing; without it, staff may only add one, read this session and sign out
   */
  lacksPasskey: boolean;
  /**
   * whether the caller has the number but has not yet proved their identity (rule 237), and so sees nothing
   * about its owner
   */
  isLimited: boolean;
}

/**
 * Returns what is still required of a live session before it gives access to its person's data, or null. The
 * lock of the desk is a separate matter.
 */
export function obstacleOf({
  isLimited,
  lacksPasskey,
}: LiveCaller): 'OWNER_QUESTION' | 'PASSKEY_NEEDED' | null {
  if (isLimited) return 'OWNER_QUESTION';
  return lacksPasskey ? 'PASSKEY_NEEDED' : null;
}

/** Reads a bearer token; the auth module implements it. */
export abstract class SessionReader {
  /** Returns the caller of a live session, or null if the token is unknown, ended or expired. */
  abstract read(token: string): Promise<LiveCaller | null>;

  /** Records activity in a session. */
  abstract used(caller: LiveCaller): Promise<void>;
}

import type { Role } from '@karov/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { fail } from '../errors/fail.js';

/** The caller, by their session. */
export interface Caller {
  userId: number;
  role: Role;
  sessionId: string;
}

interface WithCaller {
  caller?: Caller;
}

/** Remembers the caller on the request. */
export function setCaller(request: WithCaller, caller: Caller): void {
  request.caller = caller;
}

/** The caller, or null when nobody is signed in. */
export function callerOf(context: ExecutionContext): Caller | null {
  return context.switchToHttp().getRequest<WithCaller>().caller ?? null;
}

/** Gives a handler its caller. */
export const CallerParam = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  return callerOf(context) ?? fail('SESSION_EXPIRED');
});

/** Gives a handler that is open to everybody its caller, or null. */
export const OptionalCallerParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller | null => callerOf(context),
);

/** A live session as it is found behind a token. */
export interface LiveCaller extends Caller {
  /**
   * nobody has worked in it for an hour, so it shows no personal data until its owner proves to be there
   * (rule 99)
   */
  isLocked: boolean;
  /**
   * a member of staff without a passkey where one is needed: may only add one, read this session and sign out
   */
  lacksPasskey: boolean;
  /**
   * has the number, and has not shown yet that they are its person (rule 237): sees nothing of that person
   */
  isLimited: boolean;
}

/**
 * What a live session waits for before it may do anything of its person; null when it is whole. The lock of
 * the desk is another matter.
 */
export function obstacleOf({
  isLimited,
  lacksPasskey,
}: LiveCaller): 'OWNER_QUESTION' | 'PASSKEY_NEEDED' | null {
  if (isLimited) return 'OWNER_QUESTION';
  return lacksPasskey ? 'PASSKEY_NEEDED' : null;
}

/** Reads a bearer token; implemented by the auth module. */
export abstract class SessionReader {
  /** The caller of a live session, or null when the token is unknown, ended or expired. */
  abstract read(token: string): Promise<LiveCaller | null>;

  /** Notes that somebody works in a session. */
  abstract used(caller: LiveCaller): Promise<void>;
}

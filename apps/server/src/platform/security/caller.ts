import type { Role } from '@karov/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { fail } from '../errors/fail.js';

/** The caller, from their session. */
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

/** The caller, or null when nobody is signed in. */
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

/** The live session of a token. */
export interface LiveCaller extends Caller {
  /** it was idle for an hour, so it shows no personal data until its owner proves their presence (rule 99) */
  isLocked: boolean;
  /** a member of staff without a required passkey: may only add one, read this session and sign out */
  lacksPasskey: boolean;
  /** has the number, and has not proved their identity yet (rule 237): sees nothing of its owner */
  isLimited: boolean;
}

/**
 * The condition for a live session's access to its person's data; null when there is none. The lock of the
 * desk is separate.
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

  /** Notes activity in a session. */
  abstract used(caller: LiveCaller): Promise<void>;
}

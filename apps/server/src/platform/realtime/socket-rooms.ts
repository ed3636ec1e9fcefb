import type { Socket } from 'socket.io';
import type { Caller } from '../security/caller.js';

/** The namespaces for people's sockets; nobody may stay outside them. */
export const SOCKET_NAMESPACES = ['/events', '/chats', '/staff'] as const;
/** How long a connection may stay unidentified before it is closed. */
export const ANONYMOUS_MS = 10_000;
const MARK = '@';

/** The room with all sockets of a person. */
export function roomOfPerson(userId: number): string {
  return `${MARK}person-${userId}`;
}

/** The room with all sockets of a session. */
export function roomOfSession(sessionId: string): string {
  return `${MARK}session-${sessionId}`;
}

/** Adds a socket to the rooms of its person and session. */
export async function admit(socket: Socket, caller: Caller): Promise<void> {
  await socket.join([roomOfPerson(caller.userId), roomOfSession(caller.sessionId)]);
}

/** Ends all subscriptions of a socket, but keeps the rooms of its person and session. */
export async function leaveSubscriptions(socket: Socket): Promise<void> {
  for (const room of socket.rooms) if (room !== socket.id && !room.startsWith(MARK)) await socket.leave(room);
}

import type { Socket } from 'socket.io';
import { type LiveCaller, obstacleOf, type SessionReader } from '../security/caller.js';
import { admit, roomOfSession } from './socket-rooms.js';
import { tokenOf } from './socket-token.js';

/**
 * Lets a new socket in whose session lives and may be here, and cuts off every other. Nobody awaits a
 * connection, so that what fails here ends the socket and not the process.
 */
export function letIn(
  socket: Socket,
  sessions: SessionReader,
  mayEnter: (caller: LiveCaller) => boolean,
): Promise<void> {
  return enter(socket, sessions, mayEnter).catch(() => void socket.disconnect(true));
}

async function enter(
  socket: Socket,
  sessions: SessionReader,
  mayEnter: (caller: LiveCaller) => boolean,
): Promise<void> {
  const caller = await sessions.read(tokenOf(socket));
  if (caller && obstacleOf(caller) === null && mayEnter(caller)) await admit(socket, caller);
  // Asked once more, for a session that ended while it was being admitted.
  if (
    !caller ||
    !socket.rooms.has(roomOfSession(caller.sessionId)) ||
    !(await sessions.read(tokenOf(socket)))
  )
    socket.disconnect(true);
}

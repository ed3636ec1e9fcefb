import type { Socket } from 'socket.io';
import { type LiveCaller, obstacleOf, type SessionReader } from '../security/caller.js';
import { admit, roomOfSession } from './socket-rooms.js';
import { tokenOf } from './socket-token.js';

/**
 * Admits a new socket if its session is live and allowed here, and closes all others. Nobody waits for the
 * result, so a failure here must end only the socket, not the process.
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
  // Checked again, because the session may have ended during admission.
  if (
    !caller ||
    !socket.rooms.has(roomOfSession(caller.sessionId)) ||
    !(await sessions.read(tokenOf(socket)))
  )
    socket.disconnect(true);
}

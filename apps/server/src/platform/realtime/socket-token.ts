import type { Socket } from 'socket.io';

/** Returns the bearer token of a socket, or an empty text. */
export function tokenOf(socket: Socket): string {
  const auth: unknown = socket.handshake.auth;
  return typeof auth === 'object' && auth !== null && 'token' in auth && typeof auth.token === 'string'
    ? auth.token
    : '';
}

import type { Socket } from 'socket.io';

/** The bearer token of a socket, or nothing. */
export function tokenOf(socket: Socket): string {
  const auth: unknown = socket.handshake.auth;
  return typeof auth === 'object' && auth !== null && 'token' in auth && typeof auth.token === 'string'
    ? auth.token
    : '';
}

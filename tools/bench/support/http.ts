import type { Server } from 'node:http';

/** Returns the origin of a server that listens on a free port of this machine. */
export function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen on a port');
  return `http://127.0.0.1:${address.port}`;
}

import { createServer } from 'node:net';

export { freePort } from '../../libs/testing/src/network/free-port.js';

/** Tells whether somebody listens on a port already. */
export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, () => server.close(() => resolve(false)));
  });
}

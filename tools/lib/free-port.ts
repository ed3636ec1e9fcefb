import { createServer } from 'node:net';

export { freePort } from '../../libs/testing/src/network/free-port.js';

/** Whether a port is already in use. */
export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, () => server.close(() => resolve(false)));
  });
}

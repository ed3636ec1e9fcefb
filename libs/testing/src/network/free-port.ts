import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The range is below the ports that systems use for outgoing connections, because one of those could be taken
 * between check and use.
 */
const [FROM, TO] = [20_000, 32_000];
const TRIES = 50;

/**
 * Returns a free TCP port of this machine that outgoing connections cannot take meanwhile.
 * @throws when no port is free
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(FROM, TO);
    if (await canListen(port)) return port;
  }
  throw new Error('no free port');
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

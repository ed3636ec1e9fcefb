import { createServer } from 'node:net';
import { freePort } from './free-port.js';

describe('a free port', () => {
  it('is one that no outgoing connection is given, and can be listened on', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
    expect(ports.every((port) => port >= 20_000 && port < 32_768)).toBe(true);
    expect(new Set(ports).size).toBeGreaterThan(15);
    const server = createServer();
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(ports[0], '127.0.0.1', resolve),
    );
    await new Promise((resolve) => server.close(resolve));
  });
});

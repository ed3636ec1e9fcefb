import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { startTestApp } from '../../testing/test-app.js';
import { closeByDeadline } from './shutdown.js';

it('ends by its deadline under traffic, even with calls that never finish', async () => {
  const test = await startTestApp();
  const port = Number(new URL(await test.app.getUrl()).port);
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  let answers = 0;
  const call = () =>
    new Promise<void>((resolve) => {
      request({ agent, host: '127.0.0.1', port, path: '/api/health' }, (answer) => {
        answers++;
        answer.resume().on('close', resolve);
      })
        .on('error', () => resolve())
        .end();
    });
  const callers = Array.from({ length: 5 }, async () => {
    while (!isOver) await call();
  });
  // a call that announces a body but never sends it
  const stuck = connect(port, '127.0.0.1', () =>
    stuck.write(
      'POST /api/user/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    ),
  );
  const cut = new Promise((resolve) => stuck.on('close', resolve));
  stuck.on('error', () => undefined);
  while (answers < 20) await call();

  await closeByDeadline(test.app, 2000);
  await cut;
  isOver = true;
  await Promise.all(callers);
  await expect(
    new Promise((resolve, reject) => connect(port, '127.0.0.1', () => resolve('open')).on('error', reject)),
  ).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
  await test.close();
});

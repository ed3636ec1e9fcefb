import { buildIfStale } from './build/build.js';
import { say } from './lib/say.js';
import { demoAccounts } from './start/accounts.js';
import { Ending } from './start/ending.js';
import { claimGround, serverEnv } from './start/ground.js';
import { BUILT_SERVER, startServer } from './start/server-process.js';
import { untilHealthy } from './start/until-healthy.js';

/** `npm start`: starts the built server, with a database of its own if none is configured. */
const ending = new Ending();

await ending.during(async () => {
  const settings = await claimGround('npm start', ending);
  await buildIfStale();
  const env = await serverEnv(settings, ending);
  if (ending.isOver) return;
  const server = startServer(BUILT_SERVER, env);
  ending.add(() => server.stop());
  void server.ended.then((code) => ending.stop(code));
  const address = `http://localhost:${settings.port}`;
  await untilHealthy(address, server.ended);
  if (settings.demo) (await demoAccounts(address)).forEach(say);
  say(`ready ${address}`);
});

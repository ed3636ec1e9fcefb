import { serveFronts } from './dev/fronts.js';
import { ReloadingServer } from './dev/reloading-server.js';
import { watchSources } from './dev/watch-sources.js';
import { freePort } from './lib/free-port.js';
import { ROOT } from './lib/root.js';
import { say } from './lib/say.js';
import { demoAccounts } from './start/accounts.js';
import { Ending } from './start/ending.js';
import { claimGround, serverEnv } from './start/ground.js';

/**
 * `npm run dev`: runs the demo world from the sources. The server restarts when they change, and the portal
 * and the back office update in the open page. All have one address.
 */
const ending = new Ending();

await ending.during(async () => {
  const settings = await claimGround('npm run dev', ending);
  const env = await serverEnv(settings, ending);
  if (ending.isOver) return;
  const address = `http://localhost:${settings.port}`;
  const server = new ReloadingServer(await freePort(), { ...env, KAROV_PUBLIC_URL: address });
  ending.add(() => server.stop());
  await server.answering;
  const fronts = await serveFronts(settings.port, server);
  ending.add(() => fronts.close());
  ending.add(watchSources(ROOT, (file) => server.reload(file)));
  if (settings.demo) (await demoAccounts(address)).forEach(say);
  say(`ready ${address}`);
});

import type { TwilioStandIn } from '@karov/testing';
import { pass, until } from '../../apps/server/processes/until.js';
import { versionOf } from '../../apps/server/src/platform/config/version.js';
import type { Ended } from './commands.js';
import type { Installation } from './installation.js';
import { THIS_VERSION } from './installation.js';
import { NEXT_MIGRATION } from './next-version.js';
import type { People } from './people.js';
import type { Protocol } from './protocol.js';
import { also, areOf, faultsOf, lastLineOf, served, stateOf, wordsOf } from './verdicts.js';

const SUPER_ADMIN = ['0522100099', 'נועה', 'לוי'];
/** How many events happen side by side. */
const EVENTS = 4;
const WORKER_LIVES = 3;
/** How long after the load balancer could notice calls may fail. */
const NOTICED_MS = 1000;
/** How long after PostgreSQL is back calls may fail. */
const BACK_WITHIN_MS = 15_000;
const DOWN_MS = 2000;
const HELD_MS = 3000;

/** Who and what takes part in a drill. */
export interface Drill {
  protocol: Protocol;
  installation: Installation;
  people: People;
  twilio: TwilioStandIn;
  /** where the backup is written */
  backup: string;
  /** the next version, with the folder of its programs */
  next: { version: string; dist: string };
}

/** The whole drill, in its order. @throws when a step was broken off, after which the rest means nothing */
export async function runDrill(drill: Drill): Promise<void> {
  await install(drill);
  await load(drill);
  await killEachPart(drill);
  await backUpAndRestore(drill);
  await upgradeAndGoBack(drill);
}

async function install({ protocol, installation, people }: Drill): Promise<void> {
  await protocol.step(
    [
      'install',
      'PostgreSQL in an own folder, its two users; migrate.js as the owner',
      'the database is up to date',
    ],
    async () => {
      await installation.startDatabase();
      return lastLineOf(await installation.command('migrate', [], { asOwner: true }));
    },
  );
  await protocol.step(['install', 'create-super-admin.js', 'there is a super admin'], async () =>
    lastLineOf(await installation.command('create-super-admin', SUPER_ADMIN)),
  );
  await protocol.step(['install', 'admin.js doctor', 'no fault'], async () =>
    faultsOf(await installation.command('admin', ['doctor'])),
  );
  await protocol.step(
    [
      'install',
      `two webs and a worker start, ${installation.redis ? 'with Redis' : 'without Redis, which is not installed here'}`,
      'both webs are healthy',
    ],
    async () => {
      await installation.startProcesses();
      await people.arrive();
      await people.openDesk();
      return areOf(installation, versionOf());
    },
  );
}

async function load({ protocol, people }: Drill): Promise<void> {
  await protocol.step(
    [
      'load',
      `4 readers, 4 writers and ${EVENTS} events, whose people answer by the links of their messages`,
      'no call fails; each need is served; nothing is lost or done twice',
    ],
    async () => {
      await people.prepare(EVENTS);
      return served(people, await people.callDuring(() => people.happen()), 0);
    },
  );
}

async function killEachPart({ protocol, installation, people }: Drill): Promise<void> {
  await protocol.step(
    [
      'kill',
      'one of two webs is killed and a new one started',
      'calls fail for 1 s at most; nothing acknowledged is lost',
    ],
    async () => {
      await people.prepare(EVENTS);
      const calls = await people.callDuring(async () => {
        await installation.killWeb();
        await installation.startWeb();
        await people.happen();
      });
      return served(people, calls, NOTICED_MS);
    },
  );
  await protocol.step(
    [
      'kill',
      `the worker is killed ${WORKER_LIVES} times during events`,
      'no call fails; each need is served; nobody is called or assigned twice',
    ],
    async () => {
      await people.prepare(EVENTS);
      const calls = await people.callDuring(async () => {
        const happening = people.happen();
        for (let life = 0; life < WORKER_LIVES; life++) {
          await installation.killWorker();
          await installation.startWorker();
        }
        await happening;
      });
      return served(people, calls, 0);
    },
  );
  const { redis } = installation;
  if (redis)
    await protocol.step(
      [
        'kill',
        'Redis is killed during events, and started again empty',
        'no call fails; each need is served; health is degraded, then up',
      ],
      async () => {
        await people.prepare(EVENTS);
        const states = new Set<string>();
        const calls = await people.callDuring(async () => {
          await redis.stop();
          await people.happen();
          await until('health says so', async () => (await stateOf(installation)) === 'degraded');
          states.add('degraded');
          await redis.startAgain();
          await until('the queue is back', async () => (await stateOf(installation)) === 'up');
          states.add('up');
        });
        return also(
          await served(people, calls, 0),
          states.size === 2,
          `health: ${[...states].join(', then ')}`,
        );
      },
    );
  await protocol.step(
    [
      'kill',
      'PostgreSQL is killed during events, and started again after 2 s',
      'webs say 503 and answer again within 15 s without a restart; nothing acknowledged is lost',
    ],
    async () => {
      await people.prepare(EVENTS);
      let isToldDown = false;
      const calls = await people.callDuring(async () => {
        await installation.killDatabase();
        await pass(DOWN_MS);
        isToldDown = (await stateOf(installation)) === 'down';
        await installation.startDatabase();
        await people.happen();
      });
      return also(
        await served(people, calls, DOWN_MS + BACK_WITHIN_MS),
        isToldDown,
        `health: ${isToldDown ? 'down' : 'not down'}`,
      );
    },
  );
}

async function backUpAndRestore({ protocol, installation, people, twilio, backup }: Drill): Promise<void> {
  let atLeast = 0;
  await protocol.step(
    [
      'backup',
      'backup.js while people call',
      'no call fails; the file was restored on trial, all tables the same',
    ],
    async () => {
      await installation.makeBackupKey();
      await installation.keepFile();
      atLeast = people.notes.acknowledged;
      let ended: Ended = { code: 1, output: '' };
      const calls = await people.callDuring(async () => {
        ended = await installation.command('backup', [backup], { asOwner: true });
      });
      const isTried = ended.output.includes('Restored on trial: all tables are the same.');
      return also(lastLineOf(ended), isTried && calls.failed === 0, wordsOf(calls));
    },
  );
  await protocol.step(
    ['disaster', 'everything is killed; the folders of database and files are gone', 'nothing answers'],
    async () => {
      await people.leave();
      await installation.loseDisk();
      const { status } = await fetch(`${installation.balancer.url}/api/health`);
      return { seen: `the load balancer answers ${status}`, ok: status === 503 };
    },
  );
  await protocol.step(
    ['restore', 'a new database; restore.js; doctor', 'all rows and files of the backup are back; no fault'],
    async () => {
      await installation.startDatabase();
      const restored = lastLineOf(await installation.command('restore', [backup], { asOwner: true }));
      const { seen, ok } = faultsOf(await installation.command('admin', ['doctor']));
      await people.arrive();
      const isWhole = (await people.hasNotes(atLeast)) && (await installation.hasFile());
      await people.countAnew();
      return also(
        restored,
        ok && isWhole,
        `${seen}; notes from before the backup, and a file: ${isWhole ? 'all' : 'NOT ALL'}`,
      );
    },
  );
  await protocol.step(
    [
      'restore',
      'two webs and a worker start; an event happens; somebody signs in',
      'messages are held; the code leaves',
    ],
    async () => {
      await installation.startProcesses();
      const before = twilio.accepted.length;
      await people.prepare(1);
      const happening = people.happen();
      // it is awaited below, where its failure is reported
      happening.catch(() => undefined);
      await people.untilWaiting();
      await pass(HELD_MS);
      const left = twilio.accepted.length - before;
      await people.askForCode();
      const released = await installation.command('admin', ['release-sending']);
      await happening;
      const broken = await people.broken();
      const after = `${left} left while held, then the code; after release-sending (${released.output}) ${twilio.accepted.length - before - left - 1} left`;
      return {
        seen: `${after}; broken: ${broken.join(', ') || 'nothing'}`,
        ok: left === 0 && released.code === 0 && broken.length === 0,
      };
    },
  );
}

async function upgradeAndGoBack({ protocol, installation, people, next }: Drill): Promise<void> {
  await protocol.step(
    [
      'upgrade',
      `migrate.js of ${next.version}, its processes beside the old ones, which end one after the other`,
      'no call fails; each need is served; all are of the new version',
    ],
    async () => {
      await people.prepare(EVENTS);
      let migrated: Ended = { code: 1, output: '' };
      const calls = await people.callDuring(async () => {
        migrated = await installation.command('migrate', [], { asOwner: true, dist: next.dist });
        const happening = people.happen();
        await installation.replaceBy(next.dist);
        await happening;
      });
      const { seen, ok } = await areOf(installation, next.version);
      return also(await served(people, calls, 0), ok && migrated.code === 0, seen);
    },
  );
  await protocol.step(
    [
      'go back',
      'the former version beside the new one, on the new tables',
      'no call fails; each need is served; all are of the former version',
    ],
    async () => {
      await people.prepare(EVENTS);
      const calls = await people.callDuring(async () => {
        const happening = people.happen();
        await installation.replaceBy(THIS_VERSION);
        await happening;
      });
      const { seen, ok } = await areOf(installation, versionOf());
      return also(await served(people, calls, 0), ok, seen);
    },
  );
  await protocol.step(
    [
      'go back',
      'the same, had the migration not been compatible: doctor of the former version',
      'it refuses, and says what to do',
    ],
    async () => {
      await installation.asOwner(`DELETE FROM compatible_migrations WHERE name = '${NEXT_MIGRATION}'`);
      const { code, output } = await installation.command('admin', ['doctor']);
      const says = output.split('\n').find((line) => line.startsWith('FAULT')) ?? 'no fault';
      return { seen: says.replace(/\s+/g, ' '), ok: code === 1 && says.includes(NEXT_MIGRATION) };
    },
  );
}

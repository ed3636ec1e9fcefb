import 'reflect-metadata';
import { readConfig } from '../../../apps/server/src/platform/config/config.js';
import { startWorker } from '../../../apps/server/src/worker.js';
import { beginByDay } from '../support/by-day.js';
import { countStatements } from '../support/statements.js';

/**
 * The second process of a real installation: queues and schedules, without HTTP. It ends together with the
 * benchmark.
 */
beginByDay(await startWorker(readConfig({ ...process.env, KAROV_ROLE: 'worker' })));
const statements = countStatements();
process.on('message', () => process.send?.({ statements: statements.sent() }));
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.send?.({});

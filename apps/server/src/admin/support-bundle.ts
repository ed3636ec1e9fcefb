import { writeFile } from 'node:fs/promises';
import { arch, cpus, freemem, platform, release, totalmem } from 'node:os';
import type { INestApplicationContext } from '@nestjs/common';
import { HealthStatesService } from '../modules/health/index.js';
import { examine } from '../platform/checks/examine.js';
import type { AppConfig } from '../platform/config/config.js';
import { CONFIG } from '../platform/config/config.module.js';
import { buildOf } from '../platform/config/version.js';
import { Database } from '../platform/database/database.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { SupportRepository } from './support.repository.js';

/**
 * Writes what somebody who helps from afar needs to know: versions, settings, health, numbers and codes. Nothing of
 * any person, no key and no address of an account.
 */
export async function supportBundle(app: INestApplicationContext, args: readonly string[]): Promise<string> {
  const text = JSON.stringify(await bundle(app), null, 2);
  const [file] = args;
  if (file === undefined) return text;
  await writeFile(file, `${text}\n`, { mode: 0o600 });
  return `Written to ${file}.`;
}

async function bundle(app: INestApplicationContext): Promise<Record<string, unknown>> {
  const config = app.get<AppConfig>(CONFIG);
  const { version, ...commit } = buildOf();
  return {
    made_at: new Date().toISOString(),
    versions: {
      karov: version,
      ...commit,
      node: process.version,
      system: `${platform()} ${release()} ${arch()}`,
    },
    machine: { cpus: cpus().length, memory: totalmem(), free: freemem() },
    settings: settingsOf(config),
    checks: (await examine(config)).map(({ check, state }) => ({ check, state })),
    health: await app.get(HealthStatesService).details(),
    database: await new SupportRepository(app.get(Database)).report(),
    metrics: (await app.get(Metrics).text())
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  };
}

/** Settings one by one, so that a new one is shown only if somebody has thought about it; others only as set or not. */
function settingsOf(config: AppConfig): Record<string, unknown> {
  const isSet = (value: unknown): string => (value ? 'set' : 'not set');
  return {
    role: config.role,
    production: config.production,
    demo: config.demo,
    exercise: config.exercise,
    log: config.logLevel,
    pool: config.poolSize,
    trust_proxy: config.trustProxy,
    rest_days: config.restDays,
    police_check: config.policeCheck,
    broadcast_per_second: config.broadcasts.perSecond,
    staff_passkey: config.staffPasskey,
    ending: config.ending,
    abuse: config.abuse,
    otp: config.otp,
    urgent_waits: config.urgentWaits,
    places: config.places.order,
    redis: isSet(config.redisUrl),
    owner_of_tables: isSet(config.databaseOwnerUrl),
    old_data_keys: config.oldDataKeys.length,
    backup_key: isSet(config.backupKey),
    metrics_token: isSet(config.metricsToken),
    traced: config.isTraced,
    twilio: isSet(config.twilio),
    whatsapp: isSet(config.twilio?.whatsappFrom),
    whatsapp_templates: config.whatsappTemplates.length,
    mail: isSet(config.smtp),
    push: isSet(config.push),
    s3: isSet(config.s3),
    map_file: isSet(config.mapFile),
    tiles: isSet(config.tiles),
  };
}

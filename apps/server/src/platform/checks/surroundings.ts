import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, resolve } from 'node:path';
import type { AppConfig } from '../config/config.js';
import type { ChecksRepository } from './checks.repository.js';
import type { CheckName, Finding } from './finding.js';

const CLOCK_APART_MS = 5000;
const REACH_MS = 5000;
const MB = 1_000_000;
const TWILIO_URL = 'https://api.twilio.com';
/** The ports of addresses that do not name one. */
const PORTS = new Map([
  ['smtp:', 25],
  ['smtps:', 465],
  ['http:', 80],
  ['https:', 443],
]);

/** Compares the clock of this machine with that of the database's. */
export async function checkClock(repository: Pick<ChecksRepository, 'now'>): Promise<Finding> {
  const before = Date.now();
  const theirs = (await repository.now()).getTime();
  const after = Date.now();
  const apart = Math.max(0, before - theirs, theirs - after);
  return apart <= CLOCK_APART_MS
    ? { check: 'clock', state: 'ok', says: 'This machine and the database agree on the time.' }
    : {
        check: 'clock',
        state: 'warning',
        says: `The clocks of this machine and of the database are ${Math.round(apart / 1000)} seconds apart: synchronize both (NTP).`,
      };
}

/** Returns how much is free where the files lie, in millions of bytes; null if that cannot be found out. */
export async function freeMegabytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return Math.floor((bavail * bsize) / MB);
  } catch {
    const above = dirname(resolve(folder));
    return above === resolve(folder) ? null : freeMegabytes(above);
  }
}

/** Checks that enough is free where the files lie; the embedded database lies there too. */
export function checkDisk(
  freeMb: number | null,
  { dataFolder, diskWarnMb }: Pick<AppConfig, 'dataFolder' | 'diskWarnMb'>,
): Finding {
  const check = 'disk';
  if (freeMb === null)
    return { check, state: 'warning', says: `Nobody can tell what is free in ${dataFolder}.` };
  return freeMb >= diskWarnMb
    ? { check, state: 'ok', says: `${freeMb} MB are free in ${dataFolder}.` }
    : {
        check,
        state: 'warning',
        says: `Only ${freeMb} MB are free in ${dataFolder}, less than KAROV_DISK_WARN_MB (${diskWarnMb}): make room.`,
      };
}

/** Checks that the servers of mail and SMS can be reached; nothing is sent, and no key is tried. */
export async function checkProviders({
  smtp,
  twilio,
}: Pick<AppConfig, 'smtp' | 'twilio'>): Promise<Finding[]> {
  return Promise.all([
    checkReach('mail', 'SMTP_URL', smtp?.url ?? null),
    checkReach('sms', 'TWILIO_ACCOUNT_SID', twilio ? (twilio.baseUrl ?? TWILIO_URL) : null),
  ]);
}

async function checkReach(check: CheckName, variable: string, url: string | null): Promise<Finding> {
  if (url === null) return { check, state: 'ok', says: `Not configured (${variable}).` };
  if (!URL.canParse(url)) return { check, state: 'warning', says: `${variable} is not an address.` };
  const { hostname, port, protocol } = new URL(url);
  const number = Number(port) || (PORTS.get(protocol) ?? 0);
  const at = `${hostname}:${number}`;
  const fault = await reachFault(hostname.replace(/^\[|\]$/g, ''), number);
  return fault === null
    ? { check, state: 'ok', says: `${at} can be reached.` }
    : {
        check,
        state: 'warning',
        says: `${at} cannot be reached (${fault}): messages by it wait or go by another channel.`,
      };
}

/** Opens a connection and closes it; returns why that failed, or null. */
function reachFault(host: string, port: number): Promise<string | null> {
  const socket = connect({ host, port, timeout: REACH_MS });
  return new Promise<string | null>((done) => {
    socket
      .once('connect', () => done(null))
      .once('timeout', () => done('no answer'))
      .once('error', (error) => done('code' in error ? String(error.code) : error.name));
  }).finally(() => socket.destroy());
}

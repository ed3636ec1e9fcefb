import { until } from '../../apps/server/processes/until.js';
import type { Ended } from './commands.js';
import type { Health, Installation } from './installation.js';
import type { Calls, People } from './people.js';
import type { Seen } from './protocol.js';

const UP_WITHIN_MS = 20_000;

/** A command that must succeed, with the end of what it said. */
export function lastLineOf({ code, output }: Ended): Seen {
  const line = output.split('\n').at(-1) ?? '';
  return { seen: code === 0 ? messageOf(line) : `code ${code}: ${messageOf(line)}`, ok: code === 0 };
}

/** What the doctor said, whose warnings about mail and the like a drill does not mind. */
export function faultsOf({ code, output }: Ended): Seen {
  const faults = output.split('\n').filter((line) => line.startsWith('FAULT'));
  return { seen: faults.join(' ') || `no fault, code ${code}`, ok: code === 0 && faults.length === 0 };
}

/** The same finding, if something else holds as well. */
export function also({ seen, ok }: Seen, holds: boolean, words: string): Seen {
  return { seen: `${seen}; ${words}`, ok: ok && holds };
}

/** Whether each call and each need was served, and nothing that was acknowledged is lost or was done twice. */
export async function served(people: People, calls: Calls, mayFailForMs: number): Promise<Seen> {
  const broken = await people.broken();
  const hasNotes = await people.hasNotes();
  const { sent, acknowledged } = people.notes;
  return {
    seen: `${wordsOf(calls)}; notes: ${acknowledged} of ${sent} acknowledged, ${hasNotes ? 'none of them lost' : 'SOME LOST OR TWICE'}; broken: ${broken.join(', ') || 'nothing'}`,
    ok: calls.count > calls.failed && calls.failingFor <= mayFailForMs && hasNotes && broken.length === 0,
  };
}

/** How calls went, in words. */
export function wordsOf({ count, failed, failingFor }: Calls): string {
  return failed === 0
    ? `${count} calls, none failed`
    : `${count} calls, ${failed} failed, the last after ${(failingFor / 1000).toFixed(1)} s`;
}

/** Whether all web processes are of one version and up, now or in some seconds: a busy machine starts slowly. */
export async function areOf(installation: Installation, version: string): Promise<Seen> {
  let healths: Health[] = [];
  const areUp = async () => {
    healths = await installation.healths();
    return healths.every(({ state }) => state === 'up');
  };
  // what was seen last stands in the table in either case
  await until('all are up', areUp, UP_WITHIN_MS).catch(() => undefined);
  return {
    seen: healths.map((health: Health) => `${health.version} ${health.state}`).join(', '),
    ok: healths.length > 0 && healths.every((health) => health.version === version && health.state === 'up'),
  };
}

/** The state in which all web processes are; empty when they differ. */
export async function stateOf(installation: Installation): Promise<string> {
  const states = new Set((await installation.healths()).map(({ state }) => state));
  const [state = ''] = states;
  return states.size === 1 ? state : '';
}

/** The message of a line of the log, or the line. */
function messageOf(line: string): string {
  return /"message":"([^"]*)"/.exec(line)?.[1] ?? line;
}

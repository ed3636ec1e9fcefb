/** What is checked before a process begins, or while it runs. */
export type CheckName = 'database' | 'schema' | 'extensions' | 'keys' | 'clock' | 'disk' | 'mail' | 'sms';

/** What a check found, in one line for the operator; with a fault nothing starts. */
export interface Finding {
  check: CheckName;
  state: 'ok' | 'warning' | 'fault';
  says: string;
}

/** Thrown when a process may not start; the message is one line for each fault. */
export class DatabaseNotReady extends Error {}

/** @throws DatabaseNotReady when there is a fault among the findings */
export function refuseFaults(findings: readonly Finding[]): void {
  const faults = findings.filter(({ state }) => state === 'fault').map(({ says }) => says);
  if (faults.length > 0) throw new DatabaseNotReady(faults.join('\n'));
}

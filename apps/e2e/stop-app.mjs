import { rm } from 'node:fs/promises';

/** Stops what was started for the journeys, and removes its data. */
export default async function stopApps() {
  await Promise.all((globalThis.karovJourneys ?? []).map(stopApp));
}

async function stopApp({ child, data }) {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
  await rm(data, { recursive: true, force: true });
}

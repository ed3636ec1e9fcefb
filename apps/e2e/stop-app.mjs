import { rm } from 'node:fs/promises';

/** Stops the product that was started for the journeys, and removes its data. */
export default async function stopApp() {
  const started = globalThis.karovJourneys;
  if (!started) return;
  const gone = new Promise((resolve) => started.child.once('exit', resolve));
  started.child.kill('SIGTERM');
  await gone;
  await rm(started.data, { recursive: true, force: true });
}

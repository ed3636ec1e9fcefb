/** Stops the PostgreSQL of a test run and waits until it has ended. */
export default async function stopDatabase() {
  const holder = globalThis.karovTestDatabase;
  if (!holder) return;
  globalThis.karovTestDatabase = undefined;
  delete process.env['KAROV_TEST_DATABASE'];
  const gone = new Promise((resolve) => holder.once('exit', resolve));
  holder.disconnect();
  await gone;
}

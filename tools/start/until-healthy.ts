/**
 * Waits until the server answers its health check.
 * @throws when the server ends first
 */
export async function untilHealthy(url: string, ended: Promise<number>): Promise<void> {
  let exitCode: number | null = null;
  void ended.then((code) => (exitCode = code));
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (exitCode !== null) throw new Error(`The server stopped while starting (exit code ${exitCode}).`);
    const healthy = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not become healthy within three minutes.');
}

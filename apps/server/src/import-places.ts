import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { readTable, tableKind } from './modules/import/index.js';
import { OfficialPlacesImportService } from './modules/places/index.js';
import { makeReady } from './platform/checks/ready-to-start.js';
import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';

const USAGE = 'Usage: npm run places -- import FILE.csv\n';

/** Imports the official file of localities or of streets (docs/operating/providers.md). */
async function main(command: string, file: string): Promise<void> {
  const kind = tableKind(file);
  if (command !== 'import' || !kind) throw new Error(USAGE);
  const config = readConfig(withLocalSecrets({ ...process.env, KAROV_ROLE: 'web' }));
  await makeReady(config);
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error', 'fatal'],
  });
  try {
    const report = await app.get(OfficialPlacesImportService).run(cellsOf(file, kind));
    process.stdout.write(
      `Localities: ${report.localities}. Streets: ${report.streets}. Left out: ${report.skippedLocalities} localities without a position, ${report.skippedLines} lines.\n`,
    );
  } finally {
    await app.close();
  }
}

async function* cellsOf(file: string, kind: 'csv' | 'xlsx'): AsyncGenerator<string[]> {
  for await (const { cells, sheet = 0 } of readTable(file, kind))
    if (sheet === 0) yield cells.map((cell) => (typeof cell === 'string' ? cell : ''));
}

const [command = '', file = ''] = process.argv.slice(2);
main(command, file).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
  process.exit(1);
});

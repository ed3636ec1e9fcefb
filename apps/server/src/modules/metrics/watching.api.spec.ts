import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isRecord } from '@karov/domain';
import { parse } from 'yaml';
import { Metrics } from '../../platform/metrics/metrics.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const FOLDER = new URL('../../../../../docs/operating/', import.meta.url);
const read = (name: string): Promise<string> => readFile(fileURLToPath(new URL(name, FOLDER)), 'utf8');

/** Everything under a name, however deep. */
function under(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => under(name, one));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === name && typeof one === 'string' ? [one] : under(name, one),
  );
}

const NAME = /\b(?:karov|nodejs|process)_\w+/g;
const OPENING = /[({[]/g;
const CLOSING = /[)}\]]/g;

describe('what watches over an installation', () => {
  let test: TestApp;
  let known: Set<string>;
  let text: string;
  let alerts: unknown;
  let board: unknown;
  beforeAll(async () => {
    test = await startTestApp();
    const metrics = test.app.get(Metrics);
    text = await metrics.text();
    known = new Set(
      (await metrics.names()).flatMap((name) => [
        name,
        ...['bucket', 'sum', 'count'].map((part) => `${name}_${part}`),
      ]),
    );
    alerts = parse(await read('alerts.yaml'));
    board = JSON.parse(await read('grafana.json'));
  });
  afterAll(() => test.close());

  it('names only what is measured', () => {
    const used = [...under('expr', alerts), ...under('expr', board)];
    expect(used.length).toBeGreaterThan(30);
    const names = new Set(used.flatMap((expression) => expression.match(NAME) ?? []));
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
    for (const expression of used)
      expect([expression, expression.match(OPENING)?.length]).toEqual([
        expression,
        expression.match(CLOSING)?.length,
      ]);
  });

  it('asks for states, roles and kinds that there are', () => {
    const asked = under('expr', alerts).flatMap((expression) => expression.match(/kind!?="([^"]+)"/g) ?? []);
    expect(asked).toContain('kind!="broadcasts"');
    for (const label of asked) expect(text).toContain(label.replace('!', ''));
  });

  it('warns of each thing that ends help', () => {
    expect(under('alert', alerts)).toEqual(
      expect.arrayContaining([
        'KarovNeedsUnattended',
        'KarovOldestDue',
        'KarovSweepLate',
        'KarovErrors',
        'KarovSlow',
        'KarovProviderDown',
        'KarovDiskLow',
        'KarovBackupOld',
      ]),
    );
    const rules = under('alert', alerts).length;
    expect([under('summary', alerts).length, under('severity', alerts).length]).toEqual([rules, rules]);
  });
});

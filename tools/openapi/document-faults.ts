import { isRecord } from '@karov/domain';
import { createConfig, lintFromString } from '@redocly/openapi-core';

/**
 * `/applications/status/{id}` exists besides `/applications/{id}/feedback`; the server tells them apart by
 * order.
 */
const RULES = { 'no-ambiguous-paths': 'off' } as const;

/**
 * Returns the errors in an OpenAPI document, one on each line: by the recommended rules of Redocly, including
 * warnings, and by a rule of our own that every call must document its answer. Does not use the network.
 */
export async function documentFaults(document: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  const problems = await lintFromString({
    source: document,
    absoluteRef: `${process.cwd()}/openapi.json`,
    config,
  });
  const found = problems.map(
    ({ ruleId, message, location }) => `${location[0]?.pointer ?? '#'}: ${message} (${ruleId})`,
  );
  return [...found, ...silentCalls(JSON.parse(document))];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Returns the calls whose answer has no documented content. */
function silentCalls(document: unknown): string[] {
  const paths = isRecord(document) && isRecord(document['paths']) ? document['paths'] : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter(
      (method) => isRecord(item) && isRecord(item[method]) && !answersSomething(item[method]),
    ).map((method) => `${method.toUpperCase()} ${path} does not say what it answers`),
  );
}

function answersSomething({ responses }: Readonly<Record<string, unknown>>): boolean {
  if (!isRecord(responses)) return false;
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return (
    successes.length > 0 &&
    successes.every(
      ([, answer]) =>
        isRecord(answer) && isRecord(answer['content']) && Object.keys(answer['content']).length > 0,
    )
  );
}

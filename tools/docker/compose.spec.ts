import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../lib/root.js';

interface Service {
  environment?: Record<string, string | null>;
  env_file?: string;
  logging?: { options?: Record<string, string> };
  mem_limit?: string;
  cap_drop?: string[];
  stop_grace_period?: string;
}

const fileOf = (name: string): string => readFileSync(join(ROOT, 'docker', name), 'utf8');
const { services }: { services: Record<string, Service> } = parse(fileOf('compose.yaml'), { merge: true });
const service = (name: string): Service => {
  const found = services[name];
  if (!found) throw new Error(`there is no service ${name}`);
  return found;
};
/** The variables of `.env` that belong to a service other than the application. */
const OF_OTHERS = ['POSTGRES_PASSWORD', 'POSTGRES_APPLICATION_PASSWORD', 'REDIS_PASSWORD'];

describe('the services of the compose file', () => {
  it.each(['web', 'worker', 'migrate'])('%s learns no password of another service from .env', (name) => {
    const { env_file: file, environment = {} } = service(name);
    expect(file).toBe('../.env');
    // what stands in `environment` replaces what the file says
    for (const variable of OF_OTHERS) expect([variable, environment[variable]]).toEqual([variable, '']);
  });

  it('give the owner of the tables and the key of backups to the step that migrates alone', () => {
    const knows = (name: string, variable: string): boolean => service(name).environment?.[variable] !== '';
    for (const variable of ['DATABASE_OWNER_URL', 'KAROV_BACKUP_KEY'])
      expect(['web', 'worker', 'migrate'].filter((name) => knows(name, variable))).toEqual(['migrate']);
  });

  it('know every password that the file asks for', () => {
    const asked = [...fileOf('compose.yaml').matchAll(/\$\{(\w*PASSWORD)[:}]/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(OF_OTHERS));
  });

  it.each(Object.keys(services))('%s has bounds for its memory and its log, and drops all rights', (name) => {
    const { logging, mem_limit: memory, cap_drop: dropped } = service(name);
    expect(memory).toMatch(/^\d+[mg]$/);
    expect(logging?.options).toEqual({ 'max-size': expect.any(String), 'max-file': expect.any(String) });
    expect(dropped).toEqual(['ALL']);
  });
});

describe('the proxy', () => {
  it('leaves to the server where addresses lead, which is the only place that knows them', () => {
    const leads = fileOf('Caddyfile')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('redir '));
    expect(leads).toEqual(['redir /admin /admin/ 308']);
  });
});

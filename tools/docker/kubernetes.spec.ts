import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../lib/root.js';

const FOLDER = join(ROOT, 'docker/kubernetes');
/** What only migrations and backups may know. */
const OF_THE_OWNER = 'karov-owner';

/** The kinds that are used, each with the schema of Kubernetes. */
const MODELS = [ConfigMap, Deployment, Ingress, Job, Namespace, PodDisruptionBudget, Service];

interface Probe {
  httpGet: { path: string; port: string };
  timeoutSeconds?: number;
}

interface Container {
  name: string;
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  lifecycle?: { preStop: { exec: { command: string[] } } };
  resources?: { limits?: { memory?: string } };
  securityContext?: object;
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    template?: {
      metadata: { labels: Record<string, string> };
      spec: { containers: Container[]; terminationGracePeriodSeconds?: number; securityContext?: object };
    };
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    ports?: { port: number; targetPort: string }[];
  };
}

const files = readdirSync(FOLDER).filter((name) => name !== 'kustomization.yaml');
const manifests = files.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document): Manifest => document.toJS()),
);
const kustomization: { resources: string[]; images: { name: string; newTag: string }[] } = parse(
  readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8'),
);
const compose: {
  services: Record<
    string,
    { environment?: Record<string, string>; command?: string[]; stop_grace_period?: string }
  >;
} = parse(readFileSync(join(ROOT, 'docker/compose.yaml'), 'utf8'), { merge: true });
const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
const names = new Set([...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? ''));

function podOf(part: string) {
  const found = manifests.find(({ metadata, spec }) => metadata.name === part && spec?.template);
  const pod = found?.spec?.template?.spec;
  const container = pod?.containers[0];
  if (!pod || !container) throw new Error(`there is no ${part}`);
  return { pod, container };
}

describe('the manifests for Kubernetes', () => {
  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    '%s is as the schema of Kubernetes wants it',
    (_, manifest) => {
      const Model = MODELS.find(
        ({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind,
      );
      if (!Model) throw new Error('there is no schema for it');
      const made: { validate(): void } = Reflect.construct(Model, [manifest]);
      expect(() => made.validate()).not.toThrow();
    },
  );

  it('are all in the base', () => {
    expect([...kustomization.resources].sort()).toEqual([...files].sort());
  });

  it.each(['web', 'worker', 'migrate'])(
    '%s has settings that .env.example names, and the image of the base',
    (part) => {
      const { container } = podOf(part);
      const own = (container.env ?? []).map(({ name }) => name);
      const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
      expect([...own, ...Object.keys(settings)].filter((name) => !names.has(name))).toEqual([]);
      expect(own.filter((name) => name in settings)).toEqual([]);
      expect(kustomization.images.map(({ name }) => name)).toContain(container.image);
    },
  );

  it('has the version of this program', () => {
    const { version }: { version: string } = parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(kustomization.images.map(({ newTag }) => newTag)).toEqual([version]);
  });

  it.each(['web', 'worker'])(
    '%s has the role and the host of the compose file, and learns nothing of the owner',
    (part) => {
      const { container } = podOf(part);
      const own = Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value]));
      const other = compose.services[part]?.environment ?? {};
      for (const name of ['KAROV_ROLE', 'KAROV_HOST', 'KAROV_DEMO', 'KAROV_DATA'])
        expect([name, own[name]]).toEqual([name, other[name]]);
      expect(JSON.stringify(container.envFrom)).not.toContain(OF_THE_OWNER);
    },
  );

  it('gives the secrets of the owner to the migrations, which run what the compose file runs', () => {
    const { container } = podOf('migrate');
    expect(container.envFrom).toContainEqual({ secretRef: { name: OF_THE_OWNER } });
    expect(container.command).toEqual(compose.services['migrate']?.command);
  });

  it.each([
    ['web', 'PORT'],
    ['worker', 'KAROV_HEALTH_PORT'],
  ])('%s is asked for its health at the port that %s sets', (part, variable) => {
    const { container } = podOf(part);
    const [port] = container.ports ?? [];
    expect(container.env).toContainEqual({ name: variable, value: String(port?.containerPort) });
    expect([container.startupProbe, container.livenessProbe].map((probe) => probe?.httpGet)).toEqual(
      Array.from({ length: 2 }, () => ({ path: '/api/health/live', port: port?.name })),
    );
    expect(container.readinessProbe?.httpGet).toEqual({ path: '/api/health/ready', port: port?.name });
  });

  it.each(['web', 'worker'])('%s has the time to end that it is told to take, and some more', (part) => {
    const { pod, container } = podOf(part);
    const pause = Number(container.lifecycle?.preStop.exec.command[1]);
    const end = Number(container.env?.find(({ name }) => name === 'KAROV_END_SECONDS')?.value);
    expect(pause).toBeGreaterThan(0);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + end + 5);
  });

  it.each(['web', 'worker', 'migrate'])('%s is confined as in the compose file', (part) => {
    const { pod, container } = podOf(part);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources?.limits?.memory).toBe('1Gi');
  });

  it('lead from the ingress to the service, and from there to the port of the web processes', () => {
    const service = manifests.find(({ kind }) => kind === 'Service');
    const [port] = service?.spec?.ports ?? [];
    const web = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'web');
    expect(port?.targetPort).toBe(podOf('web').container.ports?.[0]?.name);
    expect(service?.spec?.selector).toEqual(web?.spec?.template?.metadata.labels);
    const ingress = manifests.find(({ kind }) => kind === 'Ingress');
    expect(JSON.stringify(ingress)).toContain(
      JSON.stringify({ service: { name: service?.metadata.name, port: { name: 'http' } } }),
    );
  });
});

import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Log } from '../logging/log.js';

/** What a measure is called, what it tells, and the names of its labels, each of which has few values. */
export interface Measure<Label extends string = string> {
  name: `karov_${string}`;
  help: string;
  labels?: readonly Label[];
}

/**
 * Labels without a prototype: the library walks what an object inherits too, and throws at a label that it does not
 * know.
 */
export function ownLabels<Labels extends object>(labels: Labels): Labels {
  const own = { ...labels };
  Object.setPrototypeOf(own, null);
  return own;
}

/** Memory, garbage collection and event loop of this process, which are measured once for all applications in it. */
let ofProcess: Registry | null = null;

/**
 * The measures of this process, in Prometheus' format. A module that measures something makes its counters and
 * gauges here; labels never come from outside (a path, a name), so that their number is bounded.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly looks: (() => Promise<void> | void)[] = [];

  constructor(private readonly log: Log) {}

  counter<Label extends string>({ name, help, labels = [] }: Measure<Label>): Counter<Label> {
    return new Counter({ name, help, labelNames: [...labels], registers: [this.registry] });
  }

  gauge<Label extends string>({ name, help, labels = [] }: Measure<Label>): Gauge<Label> {
    return new Gauge({ name, help, labelNames: [...labels], registers: [this.registry] });
  }

  histogram<Label extends string>(
    { name, help, labels = [] }: Measure<Label>,
    buckets: readonly number[],
  ): Histogram<Label> {
    return new Histogram({
      name,
      help,
      labelNames: [...labels],
      buckets: [...buckets],
      registers: [this.registry],
    });
  }

  /** Has gauges set before each reading; a look that fails is logged, and the others are read. */
  beforeReading(look: () => Promise<void> | void): void {
    this.looks.push(look);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Everything that is measured, as text. */
  async text(): Promise<string> {
    await Promise.all(
      this.looks.map(async (look) => {
        try {
          await look();
        } catch (error) {
          this.log.error('something could not be measured', error);
        }
      }),
    );
    return Registry.merge([processRegistry(), this.registry]).metrics();
  }

  /** The names of everything that is measured. */
  async names(): Promise<string[]> {
    const all = await Registry.merge([processRegistry(), this.registry]).getMetricsAsJSON();
    return all.map(({ name }) => name);
  }
}

function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

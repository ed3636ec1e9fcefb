import { Injectable } from '@nestjs/common';
import type { Counter, Histogram } from 'prom-client';
import { Metrics, ownLabels } from './metrics.js';

/** A call that has been answered, or whose caller has gone. */
export interface AnsweredCall {
  method: string;
  /** the pattern of its route, never its path */
  route: string;
  status: number;
  seconds: number;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

/** Rate, errors and duration of the calls, by route. */
@Injectable()
export class RequestMetrics {
  private readonly calls: Counter<'method' | 'route' | 'status'>;
  private readonly durations: Histogram<'method' | 'route'>;

  constructor(metrics: Metrics) {
    this.calls = metrics.counter({
      name: 'karov_http_requests_total',
      help: 'Calls that were answered, by the pattern of their route; 499 are those whose caller had gone.',
      labels: ['method', 'route', 'status'],
    });
    this.durations = metrics.histogram(
      {
        name: 'karov_http_request_duration_seconds',
        help: 'How long calls took, by the pattern of their route.',
        labels: ['method', 'route'],
      },
      BUCKETS,
    );
  }

  count({ method: given, route, status, seconds }: AnsweredCall): void {
    const method = METHODS.has(given) ? given : 'other';
    this.calls.inc(ownLabels({ method, route, status }));
    this.durations.observe(ownLabels({ method, route }), seconds);
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Crypto } from '../crypto/crypto.js';
import { Metrics } from './metrics.js';

/** The address of the measures. */
export const METRICS_PATH = '/api/metrics';
const BEARER = 'Bearer ';

/** Shows the measures to whoever has the token. */
@Injectable()
export class MetricsAnswers {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly metrics: Metrics,
    private readonly crypto: Crypto,
  ) {}

  /** Whether the address exists: without a token only outside production. */
  get isServed(): boolean {
    return this.config.metricsToken !== null || !this.config.production;
  }

  async answer({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    if (!this.isKnown(headers.authorization ?? '')) {
      response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
      return;
    }
    const text = await this.metrics.text();
    response.writeHead(200, { 'Content-Type': this.metrics.contentType }).end(text);
  }

  private isKnown(authorization: string): boolean {
    const { metricsToken } = this.config;
    return metricsToken === null || this.crypto.equal(authorization, `${BEARER}${metricsToken}`);
  }
}

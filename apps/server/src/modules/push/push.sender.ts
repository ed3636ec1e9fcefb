import http from 'node:http';
import https from 'node:https';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import webpush from 'web-push';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { publicLookup } from './public-lookup.js';
import type { PushTarget } from './push.types.js';
import { isKnownEndpoint } from './push-endpoint.js';

/** Delivery options for a push service; times are in seconds. */
export interface PushOptions {
  ttl: number;
  isUrgent: boolean;
  topic: string;
}

/**
 * A push service's answer: accepted (which does not mean delivered), browser unknown, try again later,
 * permanently refused, or not called because the service is unknown.
 */
export type PushResult =
  | { kind: 'taken' }
  | { kind: 'gone'; code: string }
  | { kind: 'busy'; code: string; askedSeconds: number | null }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; code: string };

interface ServiceAnswer {
  status: number;
  retryAfter: string | undefined;
}

const TIMEOUT_MS = 8000;
const SOCKETS = 64;
const AGENT = { keepAlive: true, maxSockets: SOCKETS, lookup: publicLookup };

/**
 * Sends encrypted notifications to push services (RFC 8030, 8188, 8291, 8292), without following redirects.
 */
@Injectable()
export class PushSender implements OnModuleDestroy {
  private readonly agents = { 'http:': new http.Agent(AGENT), 'https:': new https.Agent(AGENT) };

  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  onModuleDestroy(): void {
    for (const agent of Object.values(this.agents)) agent.destroy();
  }

  /**
   * Sends one notification; never throws because of an error of the push service or in the browser's keys.
   */
  async send(target: PushTarget, payload: string, options: PushOptions): Promise<PushResult> {
    const { push, production } = this.config;
    if (!push || !isKnownEndpoint(target.endpoint, { hosts: push.hosts, allowsPlain: !production }))
      return { kind: 'unknown', code: 'push:unknown-service' };
    try {
      return resultOf(await this.post(requestOf(target, payload, options, push)));
    } catch {
      return { kind: 'busy', code: 'push:unreachable', askedSeconds: null };
    }
  }

  private post({ endpoint, method, headers, body }: webpush.RequestDetails): Promise<ServiceAnswer> {
    const url = new URL(endpoint);
    const [client, agent] =
      url.protocol === 'http:' ? [http, this.agents['http:']] : [https, this.agents['https:']];
    return new Promise((resolve, reject) => {
      const request = client.request(
        url,
        { method, headers, agent, signal: AbortSignal.timeout(TIMEOUT_MS) },
        (response) => {
          response.resume();
          response.once('error', reject);
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
        },
      );
      request.once('error', reject);
      request.end(body);
    });
  }
}

function requestOf(
  { endpoint, p256dh, auth }: PushTarget,
  payload: string,
  options: PushOptions,
  push: NonNullable<AppConfig['push']>,
): webpush.RequestDetails {
  return webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: push,
    contentEncoding: 'aes128gcm',
    TTL: options.ttl,
    urgency: options.isUrgent ? 'high' : 'normal',
    topic: options.topic,
  });
}

function resultOf({ status, retryAfter }: ServiceAnswer): PushResult {
  const code = `push:${status}`;
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone', code };
  if (status === 429 || status >= 500) return { kind: 'busy', code, askedSeconds: secondsOf(retryAfter) };
  return { kind: 'refused', code };
}

/** Reads Retry-After, which is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}

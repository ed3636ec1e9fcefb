import { type Channel } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Metrics, ownLabels } from '../../platform/metrics/metrics.js';

/** Counts what became of the messages that this process handed to providers. */
@Injectable()
export class MessageMetrics {
  private readonly messages: Counter<'channel' | 'state'>;

  constructor(metrics: Metrics) {
    this.messages = metrics.counter({
      name: 'karov_messages_total',
      help: 'Messages handed to providers, by channel: sent, put off for another try, or failed for good.',
      labels: ['channel', 'state'],
    });
  }

  count(channel: Channel, state: 'sent' | 'put_off' | 'failed'): void {
    this.messages.inc(ownLabels({ channel, state }));
  }
}

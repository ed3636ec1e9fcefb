import type { Channel } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { CallSender } from './channels/call.sender.js';
import type { ChannelSender } from './channels/channel-sender.js';
import { OutboxSender } from './channels/outbox.sender.js';
import { OutboxMessagesRepository } from './channels/outbox-messages.repository.js';
import { SmtpSender } from './channels/smtp.sender.js';
import { TwilioSender } from './channels/twilio.sender.js';
import { UnconfiguredSender } from './channels/unconfigured.sender.js';

/**
 * Chooses the sender of each channel once, by the configuration: the outbox in the demo, else the providers.
 */
@Injectable()
export class ChannelSenders {
  private readonly senders: Readonly<Record<Channel, ChannelSender>>;

  constructor(@Inject(CONFIG) config: AppConfig, outbox: OutboxMessagesRepository, clock: Clock) {
    this.senders = {
      sms: textSender('sms', config, outbox, clock),
      whatsapp: textSender('whatsapp', config, outbox, clock),
      email: mailSender(config, outbox, clock),
      call: callSender(config, outbox, clock),
    };
  }

  /** Whether a provider, or the demo's outbox, stands behind a channel. */
  isSetUp(channel: Channel): boolean {
    return !(this.senders[channel] instanceof UnconfiguredSender);
  }

  of(channel: Channel): ChannelSender {
    return this.senders[channel];
  }
}

function textSender(
  channel: 'sms' | 'whatsapp',
  config: AppConfig,
  outbox: OutboxMessagesRepository,
  clock: Clock,
): ChannelSender {
  if (config.twilio)
    return new TwilioSender(channel, {
      ...config.twilio,
      statusCallback: `${config.publicUrl}/api/providers/twilio/status`,
    });
  return config.demo ? new OutboxSender(channel, outbox, clock) : new UnconfiguredSender(channel);
}

function mailSender(config: AppConfig, outbox: OutboxMessagesRepository, clock: Clock): ChannelSender {
  if (config.smtp) return new SmtpSender(config.smtp);
  return config.demo ? new OutboxSender('email', outbox, clock) : new UnconfiguredSender('email');
}

function callSender(config: AppConfig, outbox: OutboxMessagesRepository, clock: Clock): ChannelSender {
  if (config.twilio)
    return new CallSender({
      ...config.twilio,
      from: config.twilio.callFrom ?? config.twilio.from,
      callUrl: `${config.publicUrl}/api/providers/twilio/calls`,
    });
  return config.demo ? new OutboxSender('call', outbox, clock) : new UnconfiguredSender('call');
}

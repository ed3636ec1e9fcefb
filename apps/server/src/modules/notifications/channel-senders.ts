import { Inject, Injectable } from '@nestjs/common';
import type { Channel } from '@karov/domain';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/clock/clock.js';
import { CallSender } from './channels/call.sender.js';
import type { ChannelSender } from './channels/channel-sender.js';
import { OutboxSender } from './channels/outbox.sender.js';
import { SmtpSender } from './channels/smtp.sender.js';
import { TwilioSender } from './channels/twilio.sender.js';
import { UnconfiguredSender } from './channels/unconfigured.sender.js';

/** Chooses the sender of each channel once, by the configuration: the outbox in the demo, else the providers. */
@Injectable()
export class ChannelSenders {
  private readonly senders: Readonly<Record<Channel, ChannelSender>>;

  constructor(@Inject(CONFIG) config: AppConfig, database: Database, clock: Clock) {
    this.senders = {
      sms: textSender('sms', config, database, clock),
      whatsapp: textSender('whatsapp', config, database, clock),
      email: mailSender(config, database, clock),
      call: callSender(config, database, clock),
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

function textSender(channel: 'sms' | 'whatsapp', config: AppConfig, database: Database, clock: Clock): ChannelSender {
  if (config.twilio) return new TwilioSender(channel, { ...config.twilio, statusCallback: `${config.publicUrl}/api/providers/twilio/status` });
  return config.demo ? new OutboxSender(channel, database, clock) : new UnconfiguredSender(channel);
}

function mailSender(config: AppConfig, database: Database, clock: Clock): ChannelSender {
  if (config.smtp) return new SmtpSender(config.smtp);
  return config.demo ? new OutboxSender('email', database, clock) : new UnconfiguredSender('email');
}

function callSender(config: AppConfig, database: Database, clock: Clock): ChannelSender {
  if (config.twilio)
    return new CallSender({ ...config.twilio, from: config.twilio.callFrom ?? config.twilio.from, callUrl: `${config.publicUrl}/api/providers/twilio/calls` });
  return config.demo ? new OutboxSender('call', database, clock) : new UnconfiguredSender('call');
}

import type { Channel } from '@karov/domain';
import type { Clock } from '../../../platform/clock/clock.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CallSender } from './call.sender.js';
import type { ChannelSender } from './channel-sender.js';
import { OutboxSender } from './outbox.sender.js';
import type { OutboxMessagesRepository } from './outbox-messages.repository.js';
import { SmtpSender } from './smtp.sender.js';
import { TwilioSender } from './twilio.sender.js';
import { UnconfiguredSender } from './unconfigured.sender.js';

/** The senders, by channel. */
export type Channels = Readonly<Record<Channel, ChannelSender>>;

/** Injects the {@link Channels}: in the demo those of its outbox, otherwise those of the providers. */
export const CHANNELS = Symbol('channels');

/** Chooses each channel's sender once, from the configuration. */
export function channelsOf(config: AppConfig, outbox: OutboxMessagesRepository, clock: Clock): Channels {
  return {
    sms: textSender('sms', config, outbox, clock),
    whatsapp: textSender('whatsapp', config, outbox, clock),
    email: mailSender(config, outbox, clock),
    call: callSender(config, outbox, clock),
  };
}

/** Whether a sender is usable: it has a provider, or uses the demo's outbox. */
export function isSetUp(sender: ChannelSender): boolean {
  return !(sender instanceof UnconfiguredSender);
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

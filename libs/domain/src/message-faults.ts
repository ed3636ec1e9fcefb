import { ownValue } from './own-value.js';

/** Why a message did not arrive, in words that people understand (rule 184). */
export const MESSAGE_FAULTS = [
  'phone_off',
  'blocked',
  'no_such_number',
  'country',
  'no_sms',
  'filtered',
  'stopped',
  'no_whatsapp',
  'template',
  'no_template',
  'window_closed',
  'too_long',
  'push_refused',
  'content',
  'no_such_mailbox',
  'mailbox_full',
  'mailbox_closed',
  'mail_refused',
  'busy',
  'no_answer',
  'machine',
  'no_key',
  'lost',
  'over',
  'not_set_up',
  'provider',
  'other',
] as const;
export type MessageFault = (typeof MESSAGE_FAULTS)[number];

/** The fault that each provider's code stands for. */
const FAULTS: Readonly<Record<string, MessageFault>> = {
  'twilio:30003': 'phone_off',
  'twilio:30004': 'blocked',
  'twilio:30005': 'no_such_number',
  'twilio:21211': 'no_such_number',
  'twilio:21217': 'no_such_number',
  'phone:country': 'country',
  'twilio:30006': 'no_sms',
  'twilio:21614': 'no_sms',
  'twilio:30007': 'filtered',
  'twilio:21610': 'stopped',
  'twilio:63003': 'no_whatsapp',
  'twilio:63024': 'no_whatsapp',
  'twilio:63005': 'content',
  'twilio:63013': 'template',
  'twilio:63016': 'window_closed',
  'twilio:63021': 'content',
  'twilio:63027': 'template',
  'twilio:63028': 'template',
  'twilio:63040': 'template',
  'twilio:63041': 'template',
  'twilio:63042': 'template',
  'twilio:21655': 'template',
  'twilio:21656': 'template',
  'whatsapp:template-left': 'template',
  'whatsapp:no-template': 'no_template',
  'whatsapp:too-long': 'too_long',
  'twilio:unreachable': 'provider',
  'provider:unknown': 'provider',
  'provider:skipped': 'provider',
  'twilio:garbage': 'provider',
  'worker:lost': 'provider',
  'smtp:unreachable': 'provider',
  'smtp:4.2.1': 'mailbox_closed',
  'smtp:4.2.2': 'mailbox_full',
  'smtp:5.1.1': 'no_such_mailbox',
  'smtp:5.1.2': 'no_such_mailbox',
  'smtp:5.1.3': 'no_such_mailbox',
  'smtp:5.1.6': 'no_such_mailbox',
  'smtp:5.1.10': 'no_such_mailbox',
  'smtp:5.2.1': 'mailbox_closed',
  'smtp:5.2.2': 'mailbox_full',
  'smtp:5.7.1': 'mail_refused',
  'smtp:5.7.26': 'mail_refused',
  'smtp:550': 'no_such_mailbox',
  'smtp:551': 'no_such_mailbox',
  'smtp:553': 'no_such_mailbox',
  'smtp:452': 'mailbox_full',
  'smtp:552': 'mailbox_full',
  'smtp:554': 'mail_refused',
  'call:busy': 'busy',
  'call:no-answer': 'no_answer',
  'call:machine': 'machine',
  'call:no-key': 'no_key',
  'call:lost': 'lost',
  'secret:over': 'over',
  'push:unreachable': 'provider',
  'push:429': 'provider',
  'push:500': 'provider',
  'push:502': 'provider',
  'push:503': 'provider',
  'push:504': 'provider',
  'push:400': 'push_refused',
  'push:401': 'push_refused',
  'push:403': 'push_refused',
  'push:413': 'push_refused',
  'push:unknown-service': 'push_refused',
  'sms:not-configured': 'not_set_up',
  'whatsapp:not-configured': 'not_set_up',
  'email:not-configured': 'not_set_up',
  'call:not-configured': 'not_set_up',
};

/**
 * Returns the fault that a provider's code stands for, written as in the log, such as `twilio:30003`; "other"
 * for an unknown code.
 */
export function messageFault(code: string): MessageFault {
  return ownValue(FAULTS, code) ?? 'other';
}

/**
 * The codes with which WhatsApp refuses a template rather than a message (rule 197): the template is against
 * its policy, missing in this language, has wrong variables, was rejected, paused or disabled, or its ID is
 * unknown to Twilio.
 */
const TEMPLATE_REFUSALS: ReadonlySet<string> = new Set([
  'twilio:63013',
  'twilio:63027',
  'twilio:63028',
  'twilio:63040',
  'twilio:63041',
  'twilio:63042',
  'twilio:21655',
  'twilio:21656',
]);

/** Whether a provider's code means that a template is refused for every recipient. */
export function isTemplateRefusal(code: string): boolean {
  return TEMPLATE_REFUSALS.has(code);
}

/** The code for a free text that WhatsApp refuses because the person has not written within a day. */
export const WINDOW_CLOSED = 'twilio:63016';

/**
 * Faults on the recipient's side rather than in a provider, a text or our settings: a channel with recent
 * ones is tried last (rule 189).
 */
const OF_RECEIVERS: ReadonlySet<MessageFault> = new Set([
  'phone_off',
  'blocked',
  'no_such_number',
  'no_sms',
  'filtered',
  'stopped',
  'no_whatsapp',
  'no_such_mailbox',
  'mailbox_full',
  'mailbox_closed',
  'mail_refused',
  'busy',
  'no_answer',
  'machine',
  'no_key',
]);

/** The provider codes of those faults. */
export const RECEIVER_FAULTS: readonly string[] = Object.entries(FAULTS).flatMap(([code, fault]) =>
  OF_RECEIVERS.has(fault) ? [code] : [],
);

/**
 * The codes which mean that an address accepts no messages, now or later (rule 189). A switched-off phone is
 * temporary, and so may be a bare SMTP 550, which servers also send to refuse a sender. A person who wrote
 * STOP to the provider gets nothing at that address either, until they write START.
 */
const HARD_BOUNCES: ReadonlySet<string> = new Set([
  'twilio:21211',
  'twilio:21217',
  'twilio:21610',
  'twilio:21614',
  'twilio:30005',
  'twilio:30006',
  'twilio:63003',
  'twilio:63024',
  'smtp:5.1.1',
  'smtp:5.1.2',
  'smtp:5.1.3',
  'smtp:5.1.6',
  'smtp:5.1.10',
  'smtp:5.2.1',
]);

/** Whether a provider's code means that the address accepts no messages. */
export function isHardBounce(code: string): boolean {
  return HARD_BOUNCES.has(code);
}

import type { PersonalTable } from './personal-table.js';
import {
  BLANK_MESSAGE,
  CANCELLED,
  EVENTS_OF_BOTH,
  mailOfTheirs,
  NEEDS_OF_BOTH,
  named,
  namedInSealed,
  numberOfTheirs,
  OWN_NEEDS,
  SENT_TO_THEM,
  says,
  TOLD_OF_CHATS,
  TOLD_OF_CONTACTS,
  without,
} from './whose.js';
import { CHOSEN, DEVICE, each, RANDOM, SOUGHT } from './why-plain.js';

/** The part of the register of personal data about messages, conversations and the desk. */
export const PERSONAL_MESSAGES: Readonly<Record<string, PersonalTable>> = {
  demo_outbox: {
    about: 'the receiver of a message, in the demo alone',
    erase: [
      { forget: numberOfTheirs('send_to', 'created_at') },
      { forget: mailOfTheirs('send_to') },
      { forget: 'notification_id IN (SELECT n.id FROM notifications n WHERE n.receiver_id = :person)' },
      {
        forget: `notification_id IN (SELECT n.id FROM notifications n WHERE n.application_id IN (${OWN_NEEDS}))`,
      },
      ...[TOLD_OF_CONTACTS, TOLD_OF_CHATS].map((told) => ({
        forget: `notification_id IN (SELECT n.id FROM notifications n WHERE n.${told})`,
      })),
      {
        forget: `notification_id IN (SELECT n.id FROM notifications n WHERE n.${named('notifications', 'message', ' AND m.broadcast_id IS NULL')})`,
      },
    ],
    plain: { '*': 'what the demo sends to nobody' },
  },
  push_messages: {
    about: 'the owner of the device',
    erase: [
      { forget: 'subscription_id IN (SELECT s.id FROM push_subscriptions s WHERE s.user_id = :person)' },
    ],
    plain: { '*': CHOSEN },
  },
  push_subscriptions: {
    about: 'the owner of the device',
    erase: [{ forget: 'user_id = :person' }],
    plain: { ...each(RANDOM, 'auth', 'endpoint', 'p256dh'), user_agent: DEVICE },
  },
  notifications: {
    about: 'the receiver, and whoever is named in the text',
    erase: [
      ...SENT_TO_THEM.map((where) => ({ blank: BLANK_MESSAGE, where })),
      ...[TOLD_OF_CONTACTS, TOLD_OF_CHATS].map((where) => ({
        blank: { message: `'…'`, status: CANCELLED },
        where,
      })),
      // Messages to others about their needs: those not sent yet are sent without the person's text.
      {
        blank: { message: `'…'` },
        where: `application_id IN (${OWN_NEEDS}) AND status <> 'queued' AND receiver_id IS DISTINCT FROM :person`,
      },
      {
        blank: { message: without('message') },
        where: `application_id IN (${NEEDS_OF_BOTH}) AND ${says('message')}`,
      },
      {
        blank: { message: without('message') },
        where: `event_id IN (${EVENTS_OF_BOTH}) AND broadcast_id IS NULL AND status NOT IN ('queued', 'sending') AND ${says('message')}`,
      },
      {
        blank: { message: without('message') },
        where: named('notifications', 'message', ' AND m.broadcast_id IS NULL'),
      },
    ],
    kept: {
      type: 'what was sent',
      receiver_type: 'to which role',
      channel: 'by which way',
      fallback: 'which ways are left',
      locale: 'a language',
      secret_kind: 'which link',
      template: 'the name of a template',
      status: 'what became of it',
    },
    plain: {
      message: 'what was sent; words of conversations are put in as it leaves',
      ...each(SOUGHT, 'send_to', 'provider_id'),
      ...each(CHOSEN, 'error'),
    },
  },
  whatsapp_windows: {
    about: 'who wrote from a number',
    erase: [{ forget: numberOfTheirs('phone', 'wrote_at') }],
    plain: { '*': SOUGHT },
  },
  otp_challenges: {
    about: 'who asked for a code to a number',
    erase: [{ forget: numberOfTheirs('phone', 'created_at') }],
    plain: { ...each(SOUGHT, 'phone'), ...each(CHOSEN, 'purpose'), ...each(RANDOM, 'code_hash', 'seed') },
  },
  registration_tickets: {
    about: 'who proved a number',
    erase: [{ forget: 'person_id = :person' }, { forget: numberOfTheirs('phone', 'created_at') }],
    plain: { ...each(SOUGHT, 'phone'), ...each(CHOSEN, 'outcome') },
  },
  bounced_addresses: {
    about: 'the owner of the address',
    erase: [{ forget: 'user_id = :person' }],
    plain: { ...each(SOUGHT, 'address'), ...each(CHOSEN, 'channel', 'code') },
  },
  short_codes: {
    about: 'who was invited',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': CHOSEN },
  },
  replies: {
    about: 'who wrote back',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': CHOSEN },
  },
  subscriptions: {
    about: 'who chose',
    erase: [{ forget: 'user_id = :person' }],
    plain: { '*': CHOSEN },
  },
  broadcasts: {
    about: 'the sender; the text is to many and of nobody',
    erase: [{ blank: { sender_id: 'NULL' }, where: 'sender_id = :person' }],
    kept: { '*': 'what was sent to many at once, and to how many' },
  },
  contacts: {
    about: 'who wrote to the desk, signed in or as a visitor',
    // the answers are deleted too
    erase: [
      { forget: 'user_id = :person' },
      { forget: `user_id IS NULL AND ${numberOfTheirs('sender_phone', 'created_at')}` },
      { forget: `user_id IS NULL AND sender_phone = '' AND ${mailOfTheirs('sender_email')}` },
    ],
    sealed: ['message'],
    plain: {
      ...each(CHOSEN, 'locale', 'sender_role', 'state'),
      ...each(SOUGHT, 'sender_email', 'sender_name', 'sender_phone'),
      subject: 'a title, by which the list is ordered and the desk is told',
    },
  },
  contact_replies: {
    about: 'whose conversation it is',
    erase: [],
    kept: { '*': 'goes with its conversation' },
    sealed: ['words'],
  },
  files: {
    about:
      'the owner, and of a picture the person of the conversation; the next sweep takes the bytes and the row',
    erase: [
      { blank: { owner_id: 'NULL', deleted_at: ':now' }, where: 'owner_id = :person' },
      {
        blank: { owner_id: 'NULL', deleted_at: ':now' },
        where: `id IN (SELECT p.file_id FROM chat_pictures p JOIN chat_messages m ON m.id = p.message_id WHERE m.need_id IN (${OWN_NEEDS}))`,
      },
    ],
    kept: { '*': 'goes with the row' },
  },
  chat_pictures: {
    about: 'the person of the conversation, or of the need that it is about',
    erase: [{ forget: `message_id IN (SELECT m.id FROM chat_messages m WHERE m.need_id IN (${OWN_NEEDS}))` }],
    sealed: ['description'],
  },
  chat_messages: {
    about: 'the person of the conversation, whoever is named in it, and of the need that it is about',
    erase: [
      { forget: `need_id IN (${OWN_NEEDS})` },
      { reword: ['message', 'staff_note'], where: `need_id IN (${NEEDS_OF_BOTH})` },
      { reword: ['message'], where: namedInSealed('chat_messages', 'message'), isNamed: true },
    ],
    sealed: ['message', 'staff_note'],
  },
  chat_reads: { about: 'who read', erase: [{ forget: 'user_id = :person' }] },
  chat_threads: {
    about: 'the person of the conversation; its messages go along',
    erase: [{ forget: 'person_id = :person' }],
    kept: { context: 'what it is about' },
  },
};

import { Injectable } from '@nestjs/common';
import { LIMITS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Database } from '../../platform/database/database.js';
import type { DueNotification } from './notifications.repository.js';

type Named = Pick<DueNotification, 'id' | 'receiverId' | 'channel' | 'sendTo' | 'secretKind' | 'message' | 'locale'>;

/** As of any name that a message carries, and less: it stands before what is to be said. */
const LETTERS = 15;

/** Whether `gone` had given no sign for so many days ($3) when `began` began with the number that they have now, and has not come in since: a stranger (rule 237). */
const isStranger = (gone: string, began: string) => `EXISTS (SELECT 1 FROM (SELECT max(p.since) AS since FROM phone_owners p
  WHERE p.user_id = ${began}.id AND p.phone = ${began}.phone) w WHERE last_sign_of(${gone}.id, w.since) + make_interval(days => $3) < w.since)`;

/** Strangers are named to each other nowhere: whoever holds the telephone by now would read who had it before. */
const SHARED = `SELECT u.id, u.first_name AS name FROM unnest($1::int[], $2::text[]) AS r(id, address) JOIN users u ON u.id = r.id AND u.phone = r.address
  WHERE u.first_name <> '' AND EXISTS (SELECT 1 FROM users o WHERE o.phone = u.phone AND o.id <> u.id AND o.deleted_at IS NULL
    AND NOT ${isStranger('u', 'o')} AND NOT ${isStranger('o', 'u')})`;

/** Whom a message is about, at its beginning, where several people share the telephone that it goes to (rule 238). A code is for the number and names nobody. */
@Injectable()
export class SharedNames {
  constructor(private readonly database: Database) {}

  /** The same messages, with the first name of whoever shares the number. */
  async named<Message extends Named>(due: readonly Message[]): Promise<Message[]> {
    const told = due.filter(({ receiverId, channel, secretKind }) => receiverId !== null && channel !== 'email' && secretKind !== 'otp');
    if (told.length === 0) return [...due];
    const rows: { id: number; name: string }[] = await this.database.manager.query(SHARED, [
      told.map(({ receiverId }) => receiverId),
      told.map(({ sendTo }) => sendTo),
      LIMITS.ownerAwayDays,
    ]);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return due.map((message) => {
      const name = told.includes(message) && message.receiverId !== null ? names.get(message.receiverId) : undefined;
      return name === undefined
        ? message
        : { ...message, message: serverText(message.locale, 'messages.about', { name: name.slice(0, LETTERS), text: message.message }) };
    });
  }
}

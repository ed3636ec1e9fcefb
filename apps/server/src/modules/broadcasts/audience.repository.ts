import { Injectable } from '@nestjs/common';
import type { BroadcastPerson } from '@karov/api-client';
import type { BroadcastChannel, LeftOutReason, Locale } from '@karov/domain';
import { Database } from '../../platform/database/database.js';

/** How somebody stands to a broadcast: the first reason for which they get none, or null. */
export interface Judged {
  id: number;
  locale: Locale;
  reason: Exclude<LeftOutReason, 'out_of_reach'> | null;
}

/** Why `u` gets no message to many by the channel $2; null who gets one (rule 176). */
const REASON = `CASE WHEN u.deleted_at IS NOT NULL THEN 'deleted' WHEN u.is_block THEN 'blocked' WHEN s.user_id IS NOT NULL THEN 'unsubscribed'
  WHEN $2 = 'email' AND coalesce(u.email, '') = '' THEN 'no_address' WHEN $2 = 'sms' AND u.phone = '' THEN 'no_number'
  WHEN $2 = 'sms' AND NOT u.is_sms THEN 'no_texts'
  WHEN b.user_id IS NOT NULL THEN 'bounced' END`;
const FROM = `FROM unnest($1::int[]) AS chosen(id) JOIN users u ON u.id = chosen.id
  LEFT JOIN subscriptions s ON s.user_id = u.id AND s.channel = $2 AND NOT s.is_subscribed
  LEFT JOIN bounced_addresses b ON b.user_id = u.id AND b.channel = $2`;

/** Queries on those who were chosen. */
@Injectable()
export class AudienceRepository {
  constructor(private readonly database: Database) {}

  async judge(ids: readonly number[], channel: BroadcastChannel): Promise<Judged[]> {
    return this.database.manager.query(`SELECT u.id, u.locale, ${REASON} AS reason ${FROM} ORDER BY u.id`, [ids, channel]);
  }

  /** Some of them by name, in the order of their numbers. */
  async people(ids: readonly number[], channel: BroadcastChannel): Promise<BroadcastPerson[]> {
    return this.database.manager.query(
      `SELECT u.id, u.full_name, CASE WHEN $2 = 'email' THEN coalesce(u.email, '') ELSE u.phone END AS send_to, u.locale
       FROM unnest($1::int[]) AS chosen(id) JOIN users u ON u.id = chosen.id ORDER BY u.id`,
      [ids, channel],
    );
  }
}

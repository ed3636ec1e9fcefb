import type { BroadcastPerson } from '@karov/api-client';
import type { BroadcastWay, Channel, LeftOutReason, Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** How somebody stands to a broadcast: the first reason for which they get none, or null. */
export interface Validated {
  id: number;
  locale: Locale;
  /** the channel it would take; null where a test has none */
  channel: Channel | null;
  reason: Exclude<LeftOutReason, 'out_of_reach'> | null;
}

/**
 * Why `u` gets no broadcast by the way $2; null for those who get one (rule 176). Calls have no opt-out of
 * their own: people who refused any channel are not called (rule 210).
 */
const REASON = `CASE WHEN u.deleted_at IS NOT NULL THEN 'deleted' WHEN u.is_block THEN 'blocked'
  WHEN EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id = u.id AND NOT s.is_subscribed AND (s.channel = w.channel OR w.channel = 'call')) THEN 'unsubscribed'
  WHEN $2 = 'email' AND coalesce(u.email, '') = '' THEN 'no_address' WHEN $2 <> 'email' AND u.phone = '' THEN 'no_number'
  WHEN $2 = 'sms' AND NOT u.is_sms THEN 'no_texts'
  WHEN EXISTS (SELECT 1 FROM bounced_addresses b WHERE b.user_id = u.id AND (b.channel = w.channel OR w.channel IS NULL AND b.channel IN ('sms', 'call'))) THEN 'bounced'
  WHEN w.channel IS NULL THEN 'no_telephone' END`;
/** A test takes the first of the person's own channels that can be answered by telephone. */
const FROM = `FROM unnest($1::int[]) AS chosen(id) JOIN users u ON u.id = chosen.id
  CROSS JOIN LATERAL (SELECT CASE WHEN $2 <> 'test' THEN $2 ELSE (
    SELECT t.channel FROM unnest(u.channels) WITH ORDINALITY AS t(channel, place) WHERE t.channel IN ('sms', 'call') ORDER BY t.place LIMIT 1) END AS channel) w`;

/** Queries on the chosen people. */
@Injectable()
export class AudienceRepository {
  constructor(private readonly database: Database) {}

  async validate(ids: readonly number[], way: BroadcastWay): Promise<Validated[]> {
    return this.database.manager.query(
      `SELECT u.id, u.locale, w.channel, ${REASON} AS reason ${FROM} ORDER BY u.id`,
      [ids, way],
    );
  }

  /** Some of them by name, in order of their numbers. */
  async people(ids: readonly number[], way: BroadcastWay): Promise<BroadcastPerson[]> {
    return this.database.manager.query(
      `SELECT u.id, u.full_name, CASE WHEN $2 = 'email' THEN coalesce(u.email, '') ELSE u.phone END AS send_to, u.locale
       FROM unnest($1::int[]) AS chosen(id) JOIN users u ON u.id = chosen.id ORDER BY u.id`,
      [ids, way],
    );
  }
}

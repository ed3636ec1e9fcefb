import type { Provider } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { addSeconds } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { ALARM_FAILURES, ALARM_SECONDS } from '../delivery.rules.js';
import type { Texts } from '../notifications.types.js';
import { ProviderOutageEntity } from './provider-outage.entity.js';
import { ProviderStateEntity } from './provider-state.entity.js';

/** An outage that has not ended. */
export interface OpenOutage {
  id: number;
  channel: Provider;
  beganAt: Date;
}

/** News about providers for admins, and the channels to avoid in sending it. */
export interface ProviderNews {
  texts: Texts;
  /** the channels that are failing */
  failing: readonly Provider[];
  /** the other channels of the same providers, used only for people who have no other channel */
  beside: readonly Provider[];
}

/**
 * SQL for an admin's channels: first those that the admin chose, in order, then the e-mail address and the
 * number on record; those of failing providers come last.
 */
const WAYS = `SELECT array_agg(w.channel ORDER BY w.channel = ANY($3::text[]), w.place) AS ways FROM (
    SELECT channel, place FROM unnest(u.channels) WITH ORDINALITY AS own(channel, place)
    UNION ALL SELECT 'email', 10 WHERE u.email <> '' AND NOT 'email' = ANY(u.channels)
    UNION ALL SELECT 'sms', 11 WHERE u.phone <> '' AND NOT is_landline(u.phone) AND NOT 'sms' = ANY(u.channels)
  ) w WHERE w.channel <> ALL($2::text[])`;

/** Queries on outages of providers. */
@Injectable()
export class ProviderOutagesRepository {
  constructor(private readonly database: Database) {}

  /** Records outages that have lasted long enough; returns only those that no other process has recorded. */
  async begin(now: Date): Promise<Provider[]> {
    const rows: { channel: Provider }[] = await this.database.joined.query(
      `INSERT INTO provider_outages (channel, began_at, told_at) SELECT channel, failing_since, $1 FROM provider_states WHERE failing_since <= $2 AND failures >= $3
       ON CONFLICT (channel) WHERE ended_at IS NULL DO NOTHING RETURNING channel`,
      [now, addSeconds(now, -ALARM_SECONDS), ALARM_FAILURES],
    );
    return rows.map(({ channel }) => channel);
  }

  /** Ends the outages of providers that have worked since; returns these providers. */
  async end(now: Date): Promise<Provider[]> {
    const [rows]: [{ channel: Provider }[], number] = await this.database.joined.query(
      `UPDATE provider_outages o SET ended_at = $1 FROM provider_states s
       WHERE o.ended_at IS NULL AND s.channel = o.channel AND (s.failing_since IS NULL OR s.failing_since > o.began_at) RETURNING o.channel`,
      [now],
    );
    return rows.map(({ channel }) => channel);
  }

  /** Returns when the next outage will have lasted long enough, or a recovery is to be reported. */
  async nextDue(): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT least(
         (SELECT min(s.failing_since + make_interval(secs => $1)) FROM provider_states s WHERE s.failures >= $2
            AND NOT EXISTS (SELECT 1 FROM provider_outages o WHERE o.channel = s.channel AND o.ended_at IS NULL)),
         (SELECT min(o.began_at) FROM provider_outages o JOIN provider_states s ON s.channel = o.channel
            WHERE o.ended_at IS NULL AND (s.failing_since IS NULL OR s.failing_since > o.began_at))
       ) AS due`,
      [ALARM_SECONDS, ALARM_FAILURES],
    );
    return rows[0]?.due ?? null;
  }

  /** Returns the channels that are failing now, even if only for a short time. */
  async failing(): Promise<Provider[]> {
    const rows = await this.database.joined.findBy(ProviderStateEntity, { failingSince: Not(IsNull()) });
    return rows.map(({ channel }) => channel);
  }

  /** Returns the current outages, oldest first. */
  open(): Promise<OpenOutage[]> {
    return this.database.manager.find(ProviderOutageEntity, {
      where: { endedAt: IsNull() },
      order: { beganAt: 'ASC', id: 'ASC' },
    });
  }

  /** Writes to all active admins who can be reached in another way; returns the messages. */
  async tellAdmins({ texts, failing, beside }: ProviderNews, now: Date): Promise<number[]> {
    const rows: { id: number }[] = await this.database.joined.query(
      `INSERT INTO notifications (type, receiver_id, receiver_type, channel, send_to, fallback, locale, message, is_urgent, next_attempt_at, created_at)
       SELECT 'system', u.id, ARRAY['admin'], w.ways[1], CASE WHEN w.ways[1] = 'email' THEN u.email ELSE u.phone END, w.ways[2:], u.locale,
         CASE WHEN u.locale = 'en-US' THEN $5 ELSE $4 END, true, $1, $1
       FROM users u CROSS JOIN LATERAL (${WAYS}) w
       WHERE u.deleted_at IS NULL AND u.is_active AND NOT u.is_block AND w.ways IS NOT NULL
         AND EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role IN ('admin', 'super_admin')) RETURNING id`,
      [now, failing, beside, texts['he-IL'], texts['en-US']],
    );
    return rows.map(({ id }) => id);
  }
}

import type { SessionRow } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { deviceName } from '../../platform/http/device-name.js';
import type { LiveSession } from '../auth/index.js';

/** A session as its owner sees it. */
export function toSessionRow(session: LiveSession, currentId: string, locale: Locale): SessionRow {
  return {
    id: session.id,
    role: session.role,
    device: deviceName(session.userAgent, locale),
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt?.toISOString() ?? null,
    expires_at: session.expiresAt.toISOString(),
    is_current: session.id === currentId,
  };
}

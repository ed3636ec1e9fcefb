import type { BlockedIpRow } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { networkOf } from '../../platform/security/network.js';
import { BlockedIpsRepository, type StoredBlock } from './blocked-ips.repository.js';
import { BlockedIpsService } from './blocked-ips.service.js';

/** The admins' view of blocked addresses, and how they lift blocks. */
@Injectable()
export class BlockListService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly repository: BlockedIpsRepository,
    private readonly blockedIps: BlockedIpsService,
  ) {}

  async page(query: ListQuery): Promise<ListPage<BlockedIpRow>> {
    const locale = currentLocale();
    const page = await this.repository.page(query, this.clock.now());
    return { total: page.total, rows: page.rows.map((row) => toRow(row, locale)) };
  }

  /** @throws NOT_FOUND when the address is invalid or is not blocked */
  async lift(caller: Caller, address: string): Promise<void> {
    const network = networkOf(address);
    const isLifted =
      network !== null &&
      (await this.database.transaction(() => this.blockedIps.lift(network, caller.userId)));
    if (!isLifted) fail('NOT_FOUND');
  }
}

function toRow(row: StoredBlock, locale: Locale): BlockedIpRow {
  return {
    id: row.id,
    user: row.userId === null ? null : { id: row.userId, full_name: row.userName ?? '' },
    ip_add: row.network,
    path: row.path,
    message: serverText(locale, `answers.blockReasons.${row.reason}`),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}

import { Injectable, type StreamableFile } from '@nestjs/common';
import type { BlockedIpRow } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { workbookAnswer } from '../../platform/lists/workbook-answer.js';
import type { Caller } from '../../platform/security/caller.js';
import { networkOf } from '../../platform/security/network.js';
import { ActivityService } from '../activity/index.js';
import { BlockedIpsRepository, type StoredBlock } from './blocked-ips.repository.js';
import { BlockedIpsService } from './blocked-ips.service.js';

const COLUMNS = ['user', 'address', 'path', 'reason', 'since', 'until'] as const;
const EXPORT_MAX = 50_000;
const LOCAL_TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jerusalem', dateStyle: 'short', timeStyle: 'short' });

/** What admins see of blocked addresses, and how they lift a block. */
@Injectable()
export class BlockList {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly repository: BlockedIpsRepository,
    private readonly blockedIps: BlockedIpsService,
    private readonly activity: ActivityService,
  ) {}

  async page(query: ListQuery): Promise<ListPage<BlockedIpRow>> {
    const locale = currentLocale();
    const page = await this.repository.page(query, this.clock.now());
    return { total: page.total, rows: page.rows.map((row) => toRow(row, locale)) };
  }

  /** The list as a workbook, audited (decision 68). */
  async export(caller: Caller, query: ListQuery): Promise<StreamableFile> {
    const locale = currentLocale();
    const { rows } = await this.page({ ...query, offset: 0, perPage: EXPORT_MAX });
    await this.database.transaction((tx) => this.activity.record(tx, [
      { subjectType: 'blocked_ip', subjectId: 0, actorId: caller.userId, action: 'exported', newValues: { rows: rows.length } },
    ]));
    return workbookAnswer({
      fileName: 'blocked-addresses.xlsx', sheetName: serverText(locale, 'exports.blockedIps.sheet'), locale,
      heads: COLUMNS.map((column) => serverText(locale, `exports.blockedIps.${column}`)),
      rows: rows.map((row) => [row.user?.full_name ?? '', row.ip_add, row.path, row.message, localTime(row.created_at), localTime(row.expires_at)]),
    });
  }

  /** @throws NOT_FOUND when the address is none or is not blocked */
  async lift(caller: Caller, address: string): Promise<void> {
    const network = networkOf(address);
    const isLifted = network !== null && (await this.database.transaction((tx) => this.blockedIps.lift(tx, network, caller.userId)));
    if (!isLifted) fail('NOT_FOUND');
  }
}

function localTime(moment: string): string {
  return LOCAL_TIME.format(new Date(moment));
}

function toRow(row: StoredBlock, locale: Locale): BlockedIpRow {
  return {
    id: row.id, user: row.userId === null ? null : { id: row.userId, full_name: row.userName ?? '' }, ip_add: row.network, path: row.path,
    message: serverText(locale, `answers.blockReasons.${row.reason}`), created_at: row.createdAt.toISOString(), expires_at: row.expiresAt.toISOString(),
  };
}

import type { EventRequestRow } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsRepository } from '../regions/index.js';
import { RequestRows } from './request-rows.js';
import { type RequestTableRow, RequestTablesRepository } from './request-tables.repository.js';

/** Assigned and rejected requests of events, for admins (rule 137, second tab). */
@Injectable()
export class ManagedRequestsService {
  constructor(
    private readonly regions: RegionsRepository,
    private readonly tables: RequestTablesRepository,
    private readonly rows: RequestRows,
  ) {}

  async page(caller: Caller, query: ListQuery): Promise<ListPage<EventRequestRow>> {
    const page = await this.tables.managed(await this.regions.reachOf(caller), query);
    return { total: page.total, rows: await this.rows.of(page.rows, abilitiesOf) };
  }
}

/**
 * What an admin may do: approve a waiting request, complete an approved one, and release the volunteer of
 * either (rule 139).
 */
function abilitiesOf({ status, isApproved }: RequestTableRow): EventRequestRow['abilities'] {
  if (status !== 'assigned') return [];
  return isApproved === 0 ? ['accept', 'reject'] : ['complete', 'reject'];
}

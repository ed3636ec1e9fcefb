import type { PersonReach, ReachCounts, ReachRow } from '@karov/api-client';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { staleReads } from '../../platform/database/database.js';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { ReachabilityService } from './reachability.service.js';
import { reachSheet } from './reachability.sheet.js';

/** Shows which people messages reach, within the caller's reach (rule 191). */
@ApiTags('reachability')
@Controller(['admin', 'manager'])
@Access.area()
export class ReachabilityController {
  constructor(private readonly reachability: ReachabilityService) {}

  @Get('reachability')
  @ListAnswer('reachability', reachSheet)
  @Answers.list('ReachRow')
  @ApiOperation({ summary: 'People by the channels that reach them now' })
  page(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<ReachRow>> {
    return staleReads(() => this.reachability.page(caller, query));
  }

  @Get('reachability/counts')
  @Answers.data('ReachCounts')
  @ApiQuery({ name: 'search', required: false, type: String })
  @ApiQuery({ name: 'filters', required: false, type: String })
  @ApiOperation({ summary: 'How many are reached by two channels or more, by one, by none' })
  async counts(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<{ data: ReachCounts }> {
    return { data: await staleReads(() => this.reachability.counts(caller, query)) };
  }

  @Get('reachability/:id')
  @Answers.data('PersonReach')
  @ApiOperation({ summary: 'How each channel stands to a person, and when they were last reached' })
  async of(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ data: PersonReach }> {
    return { data: await this.reachability.of(caller, id) };
  }
}

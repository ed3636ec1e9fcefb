import type { Coverage, VolunteerLoad } from '@karov/api-client';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { staleReads } from '../../platform/database/database.js';
import { Answers } from '../../platform/http/answers.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { CoverageQueryDto } from './coverage.dto.js';
import { CoverageService } from './coverage.service.js';
import { idleSheet, overusedSheet } from './coverage.sheet.js';
import { VolunteerLoadsService } from './volunteer-loads.service.js';

/**
 * Where calls would find nobody, and which volunteers get too few or too many calls (rule 137, "Coverage
 * map").
 */
@ApiTags('coverage')
@Controller()
export class CoverageController {
  constructor(
    private readonly coverage: CoverageService,
    private readonly loads: VolunteerLoadsService,
  ) {}

  @Get('admin/coverage')
  @Access.admin()
  @Answers.data('Coverage')
  @ApiOperation({
    summary:
      'For each locality: free volunteers, people who may need help, open needs, and how far apart they are; gaps first',
  })
  async read(@CallerParam() caller: Caller, @Query() query: CoverageQueryDto): Promise<{ data: Coverage }> {
    return { data: await staleReads(() => this.coverage.read(caller, query)) };
  }

  @Get('staff/volunteers/idle')
  @Access.staff()
  @ListAnswer('idle-volunteers', idleSheet)
  @Answers.list('VolunteerLoad')
  @ApiOperation({ summary: 'Volunteers whom nobody has called for ninety days, and what stands in the way' })
  idle(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<VolunteerLoad>> {
    return staleReads(() => this.loads.idle(caller, query));
  }

  @Get('staff/volunteers/overused')
  @Access.staff()
  @ListAnswer('overused-volunteers', overusedSheet)
  @Answers.list('VolunteerLoad')
  @ApiOperation({ summary: 'Volunteers who were called within ninety days, most often first' })
  overused(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<VolunteerLoad>> {
    return staleReads(() => this.loads.overused(caller, query));
  }
}

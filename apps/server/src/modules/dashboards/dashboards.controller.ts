import type {
  DashboardArea,
  DashboardCounts,
  FigureDay,
  FigureGroups,
  ManagerDashboardCounts,
} from '@karov/api-client';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { staleReads } from '../../platform/database/database.js';
import { Answers } from '../../platform/http/answers.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { dayFilter, readFilters } from '../../platform/lists/list-filters.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { FigureRangeDto } from './dashboards.dto.js';
import { DashboardsService } from './dashboards.service.js';
import { figureSheet } from './dashboards.sheet.js';

/** The dashboards of staff (rules 69, 137). */
@ApiTags('dashboards')
@Controller()
export class DashboardsController {
  constructor(private readonly dashboards: DashboardsService) {}

  @Get('admin/dashboard/count/box')
  @Access.admin()
  @Answers.data('DashboardCounts')
  @ApiOperation({ summary: 'The counters of a range of days, beside those of the range before' })
  async counts(
    @CallerParam() caller: Caller,
    @Query() { from_date, to_date }: FigureRangeDto,
  ): Promise<{ data: DashboardCounts }> {
    return { data: await staleReads(() => this.dashboards.counts(caller, from_date, to_date)) };
  }

  @Get('manager/dashboard/count/box')
  @Access.manager()
  @Answers.data('ManagerDashboardCounts')
  @ApiOperation({
    summary: 'How many of the caller’s events of a range of days are active, and how many were stopped',
  })
  async managerCounts(
    @CallerParam() caller: Caller,
    @Query() { from_date, to_date }: FigureRangeDto,
  ): Promise<{ data: ManagerDashboardCounts }> {
    return { data: await staleReads(() => this.dashboards.managerCounts(caller, from_date, to_date)) };
  }

  @Get('staff/dashboard/days')
  @Access.staff()
  @ListAnswer('figures', figureSheet)
  @Answers.list('FigureDay')
  @ApiOperation({
    summary: 'The figures day by day, the whole range at once; the filters are from_date and to_date',
  })
  days(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<FigureDay>> {
    const { from_date: from, to_date: to } = readFilters(query, { from_date: dayFilter, to_date: dayFilter });
    return staleReads(() => this.dashboards.days(caller, from, to));
  }

  @Get('staff/dashboard/groups')
  @Access.staff()
  @Answers.data('FigureGroups')
  @ApiOperation({ summary: 'The figures of a range by district and by kind of need' })
  async groups(
    @CallerParam() caller: Caller,
    @Query() { from_date, to_date }: FigureRangeDto,
  ): Promise<{ data: FigureGroups }> {
    return { data: await staleReads(() => this.dashboards.groups(caller, from_date, to_date)) };
  }

  @Get('staff/dashboard/areas')
  @Access.staff()
  @Answers.all('DashboardArea')
  @ApiOperation({ summary: 'Open needs and active events by locality; never people' })
  async areas(@CallerParam() caller: Caller): Promise<{ data: DashboardArea[] }> {
    return { data: await staleReads(() => this.dashboards.areas(caller)) };
  }
}

import type { ActivityEntry, OwnEventRequest, VolunteerEventRequestRow } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ValidationFailure } from '../../platform/errors/fail.js';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { WordsDto } from '../needs/index.js';
import { EventCallsService } from './event-calls.service.js';
import { EventRequestChangeDto } from './event-requests.dto.js';
import { OwnRequestsService } from './own-requests.service.js';
import { RequestTablesService } from './request-tables.service.js';

/** Volunteers' and help seekers' endpoints for their own part in events (rule 124). */
@ApiTags('own event requests')
@Controller()
export class VolunteerRequestsController {
  constructor(
    private readonly tables: RequestTablesService,
    private readonly own: OwnRequestsService,
    private readonly calls: EventCallsService,
  ) {}

  @Get('volunteer/event-user-requests')
  @Access.volunteer()
  @ListAnswer('event-user-requests')
  @Answers.list('VolunteerEventRequestRow')
  @ApiOperation({ summary: 'The caller’s requests of events' })
  list(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<VolunteerEventRequestRow>> {
    return this.tables.ofVolunteer(caller, query);
  }

  @Patch('volunteer/event-user-requests/:id')
  @Access.staffAndVolunteer()
  @Answers.message()
  @ApiOperation({ summary: 'Says how far the caller is, completes the work, or puts it back' })
  async change(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: EventRequestChangeDto,
  ): Promise<{ message: string }> {
    if (dto.progress !== undefined) {
      await this.tables.progress(caller, id, dto.progress);
      return { message: serverText(currentLocale(), 'requests.answers.progress') };
    }
    if (dto.status === undefined)
      throw new ValidationFailure([{ path: 'status', key: 'required', params: {} }]);
    const isCompleted = dto.status === 'completed';
    await this.tables.finish(caller, id, isCompleted ? 'completed' : 'reject', dto.system_note || null);
    return { message: serverText(currentLocale(), isCompleted ? 'answers.completed' : 'answers.unassigned') };
  }

  @Post('volunteer/event-user-requests/:id/words')
  @HttpCode(200)
  @Access.volunteer()
  @Answers.message()
  @ApiOperation({
    summary: 'Tells the team what the caller writes of a request of an event that they have in hand',
  })
  async write(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: WordsDto,
  ): Promise<{ message: string }> {
    await this.calls.sayOfOwn(caller.userId, id, dto.words);
    return { message: serverText(currentLocale(), 'requests.answers.wordsKept') };
  }

  @Get('activity-log/event/user/request/:id')
  @Access.staffAndVolunteer()
  @Answers.all('ActivityEntry')
  @ApiOperation({ summary: 'What has happened to a help seeker’s request' })
  async userHistory(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: ActivityEntry[] }> {
    return { data: await this.tables.userHistory(caller, id) };
  }

  @Get('activity-log/event/volunteer/request/:id')
  @Access.staffAndVolunteer()
  @Answers.all('ActivityEntry')
  @ApiOperation({ summary: 'What has happened to a volunteer’s request' })
  async volunteerHistory(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: ActivityEntry[] }> {
    return { data: await this.tables.volunteerHistory(caller, id) };
  }

  @Get('event/requests')
  @Access.user()
  @Answers.all('OwnEventRequest')
  @ApiOperation({ summary: 'The caller’s own requests in events' })
  async ownRequests(@CallerParam() caller: Caller): Promise<{ data: OwnEventRequest[] }> {
    return { data: await this.own.list(caller) };
  }
}

import type { BasketRow, HelpRequestLink, OpenApplication, OpenPlace, Option } from '@karov/api-client';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe, LinkCodePipe } from '../../platform/http/id.pipe.js';
import { said } from '../../platform/http/said.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { Throttled } from '../../platform/security/throttle.js';
import { LinkActDto, WordsDto } from '../needs/index.js';
import { ApplicationCallsService } from './application-calls.service.js';
import { AcceptDto, BasketChangeDto, CheckApplicationDto, RespondDto } from './applications.dto.js';
import { VolunteerApplicationsService } from './volunteer-applications.service.js';

/** Volunteers' endpoints for help requests, signed in or by a link (rules 124, 125). */
@ApiTags('help requests of volunteers')
@Controller()
export class VolunteerApplicationsController {
  constructor(
    private readonly volunteers: VolunteerApplicationsService,
    private readonly calls: ApplicationCallsService,
  ) {}

  @Get('volunteer/application/states')
  @Access.volunteer()
  @Answers.all('Option')
  @ApiOperation({ summary: 'The districts of the requests that the caller may take' })
  async states(@CallerParam() caller: Caller): Promise<{ data: Option[] }> {
    return { data: await this.volunteers.states(caller) };
  }

  @Get('volunteer/application-open-requests')
  @Access.volunteer()
  @ListAnswer('application-open-requests')
  @Answers.list('OpenApplication')
  @ApiOperation({ summary: 'The requests that the caller may take' })
  open(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<OpenApplication>> {
    return this.volunteers.open(caller, query);
  }

  @Get('volunteer/application-open-requests/map')
  @Access.volunteer()
  @ListAnswer('application-open-requests/map')
  @Answers.list('OpenPlace')
  @ApiOperation({ summary: 'All requests that the list finds, with their areas, for the map' })
  onMap(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<OpenPlace>> {
    return this.volunteers.onMap(caller, query);
  }

  @Get('volunteer/application-users')
  @Access.volunteer()
  @ListAnswer('application-users')
  @Answers.list('BasketRow')
  @ApiOperation({ summary: 'What the caller has accepted' })
  basket(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<BasketRow>> {
    return this.volunteers.basket(caller, query);
  }

  @Post('volunteer/application-users')
  @HttpCode(200)
  @Access.volunteer()
  @Answers.message()
  @ApiOperation({ summary: 'Accepts or declines a request' })
  async answer(@CallerParam() caller: Caller, @Body() dto: AcceptDto): Promise<{ message: string }> {
    if (dto.applied_volunteer_id !== undefined && dto.applied_volunteer_id !== caller.userId)
      return fail('VOLUNTEER_UNKNOWN', { field: 'applied_volunteer_id' });
    if (!(await this.calls.mayReach(caller.userId, dto.application_id))) return fail('NOT_FOUND');
    if (dto.is_approved === 2) {
      await this.calls.decline(caller.userId, dto.application_id);
      return said('requests.answers.declined');
    }
    const { isApproved, isApprovedSoon, isReserve, isAgain } = await this.calls.accept(
      caller.userId,
      dto.application_id,
    );
    if (isAgain) return said('requests.answers.alreadyYours');
    if (isReserve) return said('requests.answers.reserve');
    if (isApprovedSoon) return said('requests.answers.acceptedUrgent');
    return said(isApproved ? 'requests.answers.acceptedApproved' : 'requests.answers.accepted');
  }

  @Patch('volunteer/application-users/:id')
  @Access.volunteer()
  @Answers.message()
  @ApiOperation({ summary: 'Says how far the caller is, or that they cannot come' })
  async change(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: BasketChangeDto,
  ): Promise<{ message: string }> {
    if (dto.cannot_come === true) {
      await this.volunteers.withdraw(caller, id, dto.note || null);
      return said('requests.answers.withdrawn');
    }
    if (dto.progress === undefined)
      throw new ValidationFailure([{ path: 'progress', key: 'required', params: {} }]);
    await this.volunteers.progress(caller, id, dto.progress);
    return said('requests.answers.progress');
  }

  @Put('volunteer/applications/:id')
  @Access.volunteer()
  @Answers.message()
  @ApiOperation({ summary: 'Completes a request' })
  async complete(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ message: string }> {
    await this.volunteers.complete(caller, id);
    return said('requests.answers.completed');
  }

  @Post('volunteer/applications/:id/words')
  @HttpCode(200)
  @Access.volunteer()
  @Answers.message()
  @ApiOperation({ summary: 'Tells the team what the caller writes beside yes and no' })
  async write(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: WordsDto,
  ): Promise<{ message: string }> {
    await this.calls.sayOfOwn(caller.userId, id, dto.words);
    return said('requests.answers.wordsKept');
  }

  @Post('check-application')
  @HttpCode(200)
  @Access.public()
  @Answers.data('HelpRequestLink')
  @ApiOperation({ summary: 'What a volunteer’s link to a request asks' })
  async check(@Body() dto: CheckApplicationDto): Promise<{ data: HelpRequestLink }> {
    return { data: await this.calls.check(dto.id) };
  }

  @Post('help-request-respond/:code')
  @HttpCode(200)
  @Access.public()
  @Answers.message()
  @ApiOperation({ summary: 'Answers a volunteer’s link to a request' })
  async respond(
    @Param('code', LinkCodePipe) code: string,
    @Body() dto: RespondDto,
  ): Promise<{ message: string }> {
    return { message: await this.calls.respond(code, dto.respond === 1) };
  }

  @Post('help-request-respond/:code/work')
  @HttpCode(200)
  @Access.public()
  @Throttled()
  @Answers.message()
  @ApiOperation({
    summary: 'Says how far the volunteer of a link is, that the help was given, or that they cannot come',
  })
  async act(
    @Param('code', LinkCodePipe) code: string,
    @Body() dto: LinkActDto,
  ): Promise<{ message: string }> {
    return { message: await this.calls.act(code, dto) };
  }

  @Post('help-request-respond/:code/words')
  @HttpCode(200)
  @Access.public()
  @Throttled()
  @Answers.message()
  @ApiOperation({ summary: 'Tells the team what the volunteer writes beside yes and no' })
  async say(@Param('code', LinkCodePipe) code: string, @Body() dto: WordsDto): Promise<{ message: string }> {
    return { message: await this.calls.sayByLink(code, dto.words) };
  }
}

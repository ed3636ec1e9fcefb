import type {
  ApprovalRow,
  EventRequestRow,
  EventUserRequest,
  ReadyVolunteer,
  SeekerDetails,
} from '@karov/api-client';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { said } from '../../platform/http/said.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { EventDeskService } from './event-desk.service.js';
import {
  AssignAnybodyDto,
  AssignUserDto,
  AssignVolunteerDto,
  OpenNeedsQuery,
  ReadyDto,
  ReadyVolunteersQuery,
  UserStatusDto,
} from './event-requests.dto.js';
import { approvalSheet, managedRequestSheet } from './events.sheet.js';
import { ManagedRequestsService } from './managed-requests.service.js';
import { RequestTablesService } from './request-tables.service.js';
import { SeekerDetailsService } from './seeker-details.service.js';

/** Staff's endpoints for the requests of an event (rule 142). */
@ApiTags('event requests')
@Controller()
export class EventRequestsController {
  constructor(
    private readonly desk: EventDeskService,
    private readonly tables: RequestTablesService,
    private readonly managed: ManagedRequestsService,
    private readonly seekers: SeekerDetailsService,
  ) {}

  @Get(['manager/event-approval-requests', 'admin/event-approval-requests'])
  @Access.area()
  @ListAnswer('event-approval-requests', approvalSheet)
  @Answers.list('ApprovalRow')
  @ApiOperation({ summary: 'Requests of events that wait for approval' })
  approvals(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<ApprovalRow>> {
    return this.tables.approvals(caller, query);
  }

  @Get('admin/assigned-rejected-event-requests')
  @Access.admin()
  @ListAnswer('assigned-rejected-event-requests', managedRequestSheet)
  @Answers.list('EventRequestRow')
  @ApiOperation({ summary: 'Requests of events that were assigned or rejected' })
  assignedOrRejected(
    @CallerParam() caller: Caller,
    @List() query: ListQuery,
  ): Promise<ListPage<EventRequestRow>> {
    return this.managed.page(caller, query);
  }

  @Patch(['manager/event-approval-requests/:id', 'admin/event-approval-requests/:id'])
  @Access.area()
  @Answers.message()
  @ApiOperation({ summary: 'Approves the volunteer of a request' })
  async approve(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ message: string }> {
    await this.desk.approve(caller, id);
    return said('answers.approved');
  }

  @Post(['manager/user/status/change', 'admin/user/status/change'])
  @HttpCode(200)
  @Access.area()
  @Answers.message()
  @ApiOperation({ summary: 'Notes for a help seeker whether help is needed' })
  async setUserStatus(
    @CallerParam() caller: Caller,
    @Body() dto: UserStatusDto,
  ): Promise<{ message: string }> {
    await this.desk.answerForUser(caller, dto.id, dto.status);
    return said('answers.requestUpdated');
  }

  @Put('event-requests/user/:volunteerRequestId')
  @Access.staff()
  @Answers.message()
  @ApiOperation({ summary: 'Gives a ready volunteer a help seeker of the event' })
  async assignUser(
    @CallerParam() caller: Caller,
    @Param('volunteerRequestId', IdPipe) id: number,
    @Body() dto: AssignUserDto,
  ): Promise<{ message: string }> {
    await this.desk.assign(caller, dto.user_request_id, id);
    return said('answers.assigned');
  }

  @Put('event-requests/:id')
  @Access.staff()
  @Answers.message()
  @ApiOperation({ summary: 'Notes for a volunteer whether they are ready to help' })
  async answerForVolunteer(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ReadyDto,
  ): Promise<{ message: string }> {
    await this.desk.answerForVolunteer(caller, id, dto.is_ready_to_help);
    return said(dto.is_ready_to_help ? 'answers.accepted' : 'answers.declined');
  }

  @Put('event-user-requests/:userRequestId')
  @Access.staff()
  @Answers.message()
  @ApiOperation({ summary: 'Gives a help seeker of an event one of its ready volunteers' })
  async assignVolunteer(
    @CallerParam() caller: Caller,
    @Param('userRequestId', IdPipe) id: number,
    @Body() dto: AssignVolunteerDto,
  ): Promise<{ message: string }> {
    await this.desk.assign(caller, id, dto.volunteer_request_id, dto.event_id);
    return said('answers.assigned');
  }

  @Get('event-user-pending-requests')
  @Access.staff()
  @Answers.all('EventUserRequest')
  @ApiOperation({ summary: 'Help seekers of an event who have nobody yet' })
  async openNeeds(
    @CallerParam() caller: Caller,
    @Query() query: OpenNeedsQuery,
  ): Promise<{ data: EventUserRequest[] }> {
    return {
      data: await this.desk.openNeeds(caller, query.event_id, query.event_volunteer_request_id ?? null),
    };
  }

  @Get('event-volunteer-pending-requests')
  @Access.staff()
  @Answers.all('ReadyVolunteer')
  @ApiOperation({ summary: 'Volunteers of an event who are ready and free' })
  async readyVolunteers(
    @CallerParam() caller: Caller,
    @Query() query: ReadyVolunteersQuery,
  ): Promise<{ data: ReadyVolunteer[] }> {
    return {
      data: await this.desk.readyVolunteers(caller, query.event_id, query.event_user_request_id ?? null),
    };
  }

  @Get('event-user-requests/:id/person')
  @Access.staff()
  @Answers.data('SeekerDetails')
  @ApiOperation({ summary: 'The personal details of a request’s help seeker' })
  async person(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: SeekerDetails }> {
    return { data: await this.seekers.look(caller, id) };
  }

  @Post('event-user-requests/:id/volunteer')
  @HttpCode(200)
  @Access.staff()
  @Answers.message()
  @ApiOperation({ summary: 'Gives a help seeker of an event any volunteer' })
  async assignAnybody(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: AssignAnybodyDto,
  ): Promise<{ message: string }> {
    await this.desk.assignAnybody(caller, id, dto.volunteer_id, { hasSpoken: dto.has_spoken });
    return said('answers.assigned');
  }

  @Post('event-user-requests/:id/on-way')
  @HttpCode(200)
  @Access.staff()
  @Answers.message()
  @ApiOperation({ summary: 'Records for the volunteer of an event’s request that they are on the way' })
  async recordOnWay(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ message: string }> {
    await this.desk.recordOnWay(caller, id);
    return said('requests.answers.onWayRecorded');
  }

  @Post('event-user-requests/:id/take-over')
  @HttpCode(200)
  @Access.staff()
  @Answers.message()
  @ApiOperation({ summary: 'Takes a request of an event over' })
  async takeOver(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ message: string }> {
    await this.desk.takeOver(caller, id);
    return said('answers.takenOver');
  }

  @Post('event-user-requests/:id/seen')
  @HttpCode(200)
  @Access.staff()
  @Answers.message()
  @ApiOperation({ summary: 'Notes that somebody whom a stopped event left without help was seen to' })
  async noteSeen(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ message: string }> {
    await this.desk.noteSeen(caller, id);
    return said('requests.answers.worrySeen');
  }

  @Post('event-user-requests/:id/give-back')
  @HttpCode(200)
  @Access.staff()
  @Answers.message()
  @ApiOperation({ summary: 'Opens a request of an event to everybody again that the caller took over' })
  async giveBack(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ message: string }> {
    await this.desk.giveBack(caller, id);
    return said('answers.givenBack');
  }
}

import type {
  AdminApplication,
  MadeRecord,
  PendingAcceptance,
  SeekerDetails,
  Worry,
} from '@karov/api-client';
import { isRecord } from '@karov/domain';
import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { fail } from '../../platform/errors/fail.js';
import { Answers } from '../../platform/http/answers.js';
import { Takes } from '../../platform/http/bodies.js';
import { IdPipe, readId } from '../../platform/http/id.pipe.js';
import { said } from '../../platform/http/said.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { AdminApplicationsService } from './admin-applications.service.js';
import { ApplicationFilingService } from './application-filing.service.js';
import { ApprovalDto, AssignDto, NoteDto, PriorityDto, RequiredNoteDto } from './applications.dto.js';
import { acceptanceSheet, pendingSheet, requestSheet, worrySheet } from './applications.sheet.js';
import { FeedbackService } from './feedback.service.js';

/**
 * Staff's endpoints for single help requests (rule 142); managers reach those that arise in their regions
 * (rule 80).
 */
@ApiTags('help requests of staff')
@Controller('admin')
@Access.staff()
export class AdminApplicationsController {
  constructor(
    private readonly admin: AdminApplicationsService,
    private readonly filing: ApplicationFilingService,
    private readonly feedback: FeedbackService,
  ) {}

  @Post('applications')
  @HttpCode(200)
  @Takes.form('AdminApplicationForm')
  @Answers.data('MadeRecord')
  @ApiOperation({ summary: 'Files a request for somebody' })
  async create(
    @CallerParam() caller: Caller,
    @Body() form: unknown,
  ): Promise<{ data: MadeRecord; message: string }> {
    const seekerId = isRecord(form) ? readId(form['user_id']) : null;
    if (seekerId === null || !(await this.admin.mayServe(caller, seekerId)))
      return fail('SEEKER_UNKNOWN', { field: 'user_id' });
    const id = await this.filing.file(form, {
      seekerId,
      authorId: caller.userId,
      states: await this.admin.filingStates(caller),
    });
    return { data: { id }, ...said('requests.answers.filed') };
  }

  @Get('applications')
  @ListAnswer('applications', requestSheet)
  @Answers.list('AdminApplication')
  @ApiOperation({ summary: 'All single requests' })
  all(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<AdminApplication>> {
    return this.admin.all(caller, query);
  }

  @Get('applications/:id')
  @Answers.data('AdminApplication')
  @ApiOperation({ summary: 'One request' })
  async one(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: AdminApplication }> {
    return { data: await this.admin.one(caller, id) };
  }

  @Get('applications/:id/person')
  @Answers.data('SeekerDetails')
  @ApiOperation({ summary: 'The personal details of a request’s help seeker' })
  async person(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: SeekerDetails }> {
    return { data: await this.admin.person(caller, id) };
  }

  @Patch('applications/:id')
  @Answers.message()
  @ApiOperation({ summary: 'Sets how urgent a request is' })
  async setPriority(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: PriorityDto,
  ): Promise<{ message: string }> {
    await this.admin.setPriority(caller, id, dto.label_priority);
    return said('requests.answers.priority');
  }

  @Post('applications/:id/take-over')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Takes a request over' })
  async takeOver(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ message: string }> {
    await this.admin.takeOver(caller, id);
    return said('requests.answers.takenOver');
  }

  @Post('applications/:id/give-back')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Opens a request to everybody again that the caller took over' })
  async giveBack(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ message: string }> {
    await this.admin.giveBack(caller, id);
    return said('answers.givenBack');
  }

  @Get('dashboard/pending-applications')
  @ListAnswer('pending-applications', pendingSheet)
  @Answers.list('AdminApplication')
  @ApiOperation({ summary: 'The requests that are open' })
  pending(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<AdminApplication>> {
    return this.admin.pending(caller, query);
  }

  @Get('application-users')
  @ListAnswer('application-users', acceptanceSheet)
  @Answers.list('PendingAcceptance')
  @ApiOperation({ summary: 'The acceptances that wait for approval' })
  acceptances(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<PendingAcceptance>> {
    return this.admin.acceptances(caller, query);
  }

  @Patch('application-users/:id')
  @Answers.message()
  @ApiOperation({ summary: 'Approves or rejects the volunteer of a request' })
  async decide(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ApprovalDto,
  ): Promise<{ message: string }> {
    await this.admin.decide(caller, id, dto.is_approved === 1, dto.system_note || null);
    return said(dto.is_approved === 1 ? 'requests.answers.approved' : 'requests.answers.rejectedVolunteer');
  }

  @Post('application-users/:id/on-way')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Records for the volunteer of a request that they are on the way' })
  async recordOnWay(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ message: string }> {
    await this.admin.recordOnWay(caller, id);
    return said('requests.answers.onWayRecorded');
  }

  @Get('assigned-closed-application-users')
  @ListAnswer('assigned-closed-application-users', requestSheet)
  @Answers.list('AdminApplication')
  @ApiOperation({ summary: 'The requests that are assigned or over' })
  assignedOrClosed(
    @CallerParam() caller: Caller,
    @List() query: ListQuery,
  ): Promise<ListPage<AdminApplication>> {
    return this.admin.assignedOrClosed(caller, query);
  }

  @Post('application/closed/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Closes a request as done' })
  async close(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.admin.close(caller, id);
    return said('requests.answers.closed');
  }

  @Post('application/rejected/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Rejects a request' })
  async reject(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: RequiredNoteDto,
  ): Promise<{ message: string }> {
    await this.admin.reject(caller, id, dto.system_note);
    return said('requests.answers.rejected');
  }

  @Post('application/unassigned/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Takes the volunteer off a request' })
  async unassign(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: NoteDto,
  ): Promise<{ message: string }> {
    await this.admin.unassign(caller, id, dto.system_note || null);
    return said('requests.answers.unassigned');
  }

  @Post('application/assigned/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Gives a request a volunteer' })
  async assign(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: AssignDto,
  ): Promise<{ message: string }> {
    await this.admin.assign(caller, id, dto.volunteer_id, { hasSpoken: dto.has_spoken });
    return said('requests.answers.assigned');
  }

  @Get('worries')
  @Access.admin()
  @ListAnswer('worries', worrySheet)
  @Answers.list('Worry')
  @ApiOperation({ summary: 'Feedback that something was not well' })
  worries(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<Worry>> {
    return this.feedback.worries(caller, query);
  }

  @Post('worries/:id/seen')
  @Access.admin()
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Notes that a worry was seen to' })
  async seen(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.feedback.see(caller, id);
    return said('requests.answers.worrySeen');
  }
}

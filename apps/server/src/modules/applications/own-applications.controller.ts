import type { ListedApplication, MadeRecord, OwnApplication } from '@karov/api-client';
import { isStaff } from '@karov/domain';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { Takes } from '../../platform/http/bodies.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { requireOwnNumbers } from '../../platform/http/own-numbers.js';
import { said } from '../../platform/http/said.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { AdminApplicationsService } from './admin-applications.service.js';
import { ApplicationFilingService } from './application-filing.service.js';
import { FeedbackDto, OwnListQuery, StatusDto } from './applications.dto.js';
import { OwnApplicationsService } from './own-applications.service.js';
import { VolunteerApplicationsService } from './volunteer-applications.service.js';

/** Help requests of the signed-in person (rules 122 and 123). */
@ApiTags('help requests')
@Controller('applications')
export class OwnApplicationsController {
  constructor(
    private readonly own: OwnApplicationsService,
    private readonly admin: AdminApplicationsService,
    private readonly volunteers: VolunteerApplicationsService,
    private readonly filing: ApplicationFilingService,
  ) {}

  @Get()
  @Access.userAndStaff()
  @ListAnswer('applications')
  @Answers.list('ListedApplication')
  @ApiOperation({ summary: 'The caller’s requests, or the categories that somebody has in use' })
  async list(
    @CallerParam() caller: Caller,
    @List() query: ListQuery,
    @Query() { type, user_id: userId }: OwnListQuery,
  ): Promise<ListPage<ListedApplication>> {
    if (type !== 'list' && !isStaff(caller.role)) return this.own.page(caller, query);
    const rows = isStaff(caller.role)
      ? await this.admin.activeOf(caller, userId ?? null)
      : await this.own.active(caller.userId);
    return { rows, total: rows.length };
  }

  @Get(':id')
  @Access.user()
  @Answers.data('OwnApplication')
  @ApiOperation({ summary: 'One of the caller’s requests' })
  async one(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: OwnApplication }> {
    return { data: await this.own.one(caller, id) };
  }

  @Post()
  @HttpCode(200)
  @Access.user()
  @Takes.form('ApplicationForm')
  @Answers.data('MadeRecord')
  @ApiOperation({ summary: 'Files a request' })
  async create(
    @CallerParam() caller: Caller,
    @Body() form: unknown,
  ): Promise<{ data: MadeRecord; message: string }> {
    requireOwnNumbers(form, { user_id: [caller.userId] });
    const id = await this.filing.file(form, { seekerId: caller.userId, authorId: caller.userId });
    return { data: { id }, ...said('requests.answers.filed') };
  }

  @Post('status/:id')
  @HttpCode(200)
  @Access.user()
  @Answers.message()
  @ApiOperation({ summary: 'Ends one of the caller’s requests' })
  async setStatus(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: StatusDto,
  ): Promise<{ message: string }> {
    await this.own.setStatus(
      caller,
      id,
      dto.status === 'closed' ? 'closed' : 'reject',
      dto.system_note || null,
    );
    return said('requests.answers.statusUpdated');
  }

  @Post(':id/feedback')
  @HttpCode(200)
  @Access.userAndVolunteer()
  @Answers.message()
  @ApiOperation({ summary: 'Says how the help was' })
  async feedback(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: FeedbackDto,
  ): Promise<{ message: string }> {
    const side = caller.role === 'volunteer' ? this.volunteers : this.own;
    await side.tell(caller, id, dto.is_well, dto.note ?? '');
    return said('requests.answers.feedback');
  }
}

import type { AutoAssignSettings, OpenVolunteer, Timeline } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import {
  AutoAssignSettingsDto,
  CallNextDto,
  EventVolunteersQuery,
  OpenVolunteersQuery,
} from './auto-assign.dto.js';
import { AutoAssignSettingsService } from './auto-assign-settings.service.js';
import { CallsByHandService } from './calls-by-hand.service.js';
import { OpenVolunteersService } from './open-volunteers.service.js';
import { TimelineService } from './timeline.service.js';

@ApiTags('auto-assign')
@Controller()
export class AutoAssignController {
  constructor(
    private readonly settings: AutoAssignSettingsService,
    private readonly timelines: TimelineService,
    private readonly openVolunteers: OpenVolunteersService,
    private readonly byHand: CallsByHandService,
  ) {}

  @Get('admin/auto-assigns')
  @Access.admin()
  @Answers.data('AutoAssignSettings')
  @ApiOperation({ summary: 'The settings of automatic assignment' })
  async read(): Promise<{ data: AutoAssignSettings }> {
    return { data: await this.settings.read() };
  }

  @Post('admin/auto-assigns')
  @HttpCode(200)
  @Access.admin()
  @Answers.data('AutoAssignSettings')
  @ApiOperation({ summary: 'Changes the settings of automatic assignment' })
  async save(
    @CallerParam() caller: Caller,
    @Body() dto: AutoAssignSettingsDto,
  ): Promise<{ data: AutoAssignSettings; message: string }> {
    await this.settings.save(caller, dto);
    return {
      data: await this.settings.read(),
      message: serverText(currentLocale(), 'answers.settingsUpdated'),
    };
  }

  @Get('event-user-requests/:id/timeline')
  @Access.staff()
  @Answers.data('Timeline')
  @ApiOperation({ summary: 'What was done to find help for a request of an event' })
  async timeline(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: Timeline }> {
    return { data: await this.timelines.of(caller, { kind: 'in_event', id }) };
  }

  @Get('admin/applications/:id/timeline')
  @Access.staff()
  @Answers.data('Timeline')
  @ApiOperation({ summary: 'What was done to find help for a request' })
  async applicationTimeline(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: Timeline }> {
    return { data: await this.timelines.of(caller, { kind: 'single', id }) };
  }

  @Get('event-user-requests/:id/volunteers')
  @Access.staff()
  @Answers.all('OpenVolunteer')
  @ApiOperation({ summary: 'Volunteers who could be given a request of an event' })
  async openForEvent(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: EventVolunteersQuery,
  ): Promise<{ data: OpenVolunteer[] }> {
    return { data: await this.openVolunteers.listForEvent(caller, id, query.search ?? '') };
  }

  @Post('event-user-requests/:id/call-next')
  @HttpCode(200)
  @Access.staff()
  @Answers.message()
  @ApiOperation({ summary: 'Calls the next volunteers for a request of an event' })
  async callNextForEvent(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: CallNextDto,
  ): Promise<{ message: string }> {
    return called(await this.byHand.callNext(caller, { kind: 'in_event', id }, dto.count ?? 1));
  }

  @Post('admin/applications/:id/call-next')
  @HttpCode(200)
  @Access.staff()
  @Answers.message()
  @ApiOperation({ summary: 'Calls the next volunteers for a request' })
  async callNext(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: CallNextDto,
  ): Promise<{ message: string }> {
    return called(await this.byHand.callNext(caller, { kind: 'single', id }, dto.count ?? 1));
  }

  @Get('admin/user/open-volunteers')
  @Access.staff()
  @Answers.all('OpenVolunteer')
  @ApiOperation({ summary: 'Volunteers who could be given a request' })
  async open(
    @CallerParam() caller: Caller,
    @Query() query: OpenVolunteersQuery,
  ): Promise<{ data: OpenVolunteer[] }> {
    return { data: await this.openVolunteers.list(caller, query.application_id, query.search ?? '') };
  }
}

function called(count: number): { message: string } {
  return { message: serverText(currentLocale(), 'answers.called', { count }) };
}

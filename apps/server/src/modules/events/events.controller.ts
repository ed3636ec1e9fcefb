import type {
  EventChanges,
  EventDetail,
  EventLimits,
  EventManagers,
  EventPreview,
  EventPreviewMessage,
  EventRow,
  EventStory,
  Option,
} from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { WORKBOOK_TYPE } from '../../platform/lists/workbook-answer.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { RegionsService } from '../regions/index.js';
import { EventDetailsService } from './event-details.service.js';
import { EventExport } from './event-export.js';
import { EventStoryService } from './event-story.service.js';
import { EventViewsService } from './event-views.service.js';
import {
  EventChangeDto,
  EventChangesQuery,
  EventDetailQuery,
  EventFormDto,
  EventPreviewDto,
  EventPreviewMessagesDto,
  EventStoryQuery,
} from './events.dto.js';
import { EventsService } from './events.service.js';
import { eventSheet } from './events.sheet.js';

/**
 * The event endpoints of managers (under /manager) and admins (under /admin): both are identical, each within
 * the caller's reach.
 */
@ApiTags('events')
@Controller(['manager', 'admin'])
@Access.area()
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly views: EventViewsService,
    private readonly regions: RegionsService,
    private readonly exporter: EventExport,
    private readonly details: EventDetailsService,
    private readonly story: EventStoryService,
  ) {}

  @Get('events')
  @ListAnswer('events', eventSheet)
  @Answers.list('EventRow')
  @ApiOperation({ summary: 'The events within the caller’s reach' })
  async list(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<EventRow>> {
    const page = await this.events.page(caller, query);
    return { total: page.total, rows: await this.views.rows(page.rows) };
  }

  @Get('event/states')
  @Answers.all('Option')
  @ApiOperation({ summary: 'The districts of the events within reach' })
  async states(@CallerParam() caller: Caller): Promise<{ data: Option[] }> {
    return { data: await this.regions.within(caller) };
  }

  /** The limits of a circle's radius and centre, so that the form can show them in advance. */
  @Get('event/limits')
  @Answers.data('EventLimits')
  @ApiOperation({ summary: 'What the form of an event may hold for the caller' })
  async limits(@CallerParam() caller: Caller): Promise<{ data: EventLimits }> {
    return { data: await this.events.limits(caller) };
  }

  @Get('export-events')
  @Answers.file(WORKBOOK_TYPE)
  @ApiOperation({ summary: 'The events within reach as a spreadsheet' })
  export(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<StreamableFile> {
    return this.exporter.file(caller, query);
  }

  @Post('events/preview')
  @HttpCode(200)
  @Answers.data('EventPreview')
  @ApiOperation({ summary: 'Whom an event of this place and radius would reach' })
  async preview(
    @CallerParam() caller: Caller,
    @Body() dto: EventPreviewDto,
  ): Promise<{ data: EventPreview }> {
    return { data: await this.events.preview(caller, dto) };
  }

  @Post('events/preview/messages')
  @HttpCode(200)
  @Answers.all('EventPreviewMessage')
  @ApiOperation({
    summary: 'What the people in this circle would read, by which channels, and in how many parts',
  })
  async previewMessages(
    @CallerParam() caller: Caller,
    @Body() dto: EventPreviewMessagesDto,
  ): Promise<{ data: EventPreviewMessage[] }> {
    return { data: await this.events.previewMessages(caller, dto) };
  }

  @Get('events/:id')
  @Answers.data('EventDetail')
  @ApiOperation({ summary: 'One event with its requests' })
  async one(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() { brief = false }: EventDetailQuery,
  ): Promise<{ data: EventDetail }> {
    return { data: await this.details.detail(caller, await this.events.require(caller, id), brief) };
  }

  @Get('events/:id/changes')
  @Answers.data('EventChanges')
  @ApiOperation({ summary: 'The requests of an event that have changed since it was read' })
  async changes(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() { since }: EventChangesQuery,
  ): Promise<{ data: EventChanges }> {
    return { data: await this.details.changes(caller, await this.events.require(caller, id), since) };
  }

  @Get('events/:id/story')
  @Answers.data('EventStory')
  @ApiOperation({ summary: 'What happened in an event, newest first' })
  async told(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() { before }: EventStoryQuery,
  ): Promise<{ data: EventStory }> {
    const event = await this.events.require(caller, id);
    return { data: await this.story.page(event.id, before) };
  }

  @Get('events/:id/export-doors')
  @Answers.file(WORKBOOK_TYPE)
  @ApiOperation({
    summary: 'Those of an event who need help, by street, as a spreadsheet for who goes from door to door',
  })
  async exportDoors(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<StreamableFile> {
    return this.exporter.doors(caller, await this.events.require(caller, id));
  }

  @Get('events/:id/managers')
  @Answers.data('EventManagers')
  @ApiOperation({ summary: 'Who can manage a stopped event when it starts again' })
  async managers(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: EventManagers }> {
    return { data: await this.events.managersFor(caller, id) };
  }

  @Post('events')
  @HttpCode(200)
  @Answers.data('EventDetail')
  @ApiOperation({ summary: 'Creates an event' })
  async create(
    @CallerParam() caller: Caller,
    @Body() dto: EventFormDto,
  ): Promise<{ data: EventDetail; message: string }> {
    const id = await this.events.create(caller, dto);
    return {
      ...(await this.one(caller, id, {})),
      message: serverText(currentLocale(), 'answers.eventAdded'),
    };
  }

  @Put('events/:id')
  @Answers.data('EventDetail')
  @ApiOperation({ summary: 'Changes, stops or starts an event' })
  async update(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: EventChangeDto,
  ): Promise<{ data: EventDetail; message: string }> {
    await this.events.update(caller, id, dto);
    return {
      ...(await this.one(caller, id, {})),
      message: serverText(currentLocale(), 'answers.eventUpdated'),
    };
  }
}

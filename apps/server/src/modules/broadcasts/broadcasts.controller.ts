import type {
  BroadcastAnswers,
  BroadcastPeople,
  BroadcastPreview,
  BroadcastReceiver,
  BroadcastRow,
  BroadcastSent,
} from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { BroadcastPreviewsService } from './broadcast-previews.service.js';
import { BroadcastReaderService } from './broadcast-reader.service.js';
import { AudiencePageDto, SendMessageDto } from './broadcasts.dto.js';
import { BroadcastsService } from './broadcasts.service.js';
import { broadcastReceiverSheet, broadcastSheet } from './broadcasts.sheet.js';

interface Sent {
  message: string;
  data: BroadcastSent;
}

/** Broadcasts: admins and managers write to the people in their regions (rules 175 to 177). */
@ApiTags('broadcasts')
@Controller(['admin', 'manager'])
@Access.area()
export class BroadcastsController {
  constructor(
    private readonly broadcasts: BroadcastsService,
    private readonly previews: BroadcastPreviewsService,
    private readonly reader: BroadcastReaderService,
  ) {}

  @Post('users/send-message')
  @HttpCode(200)
  @Answers.data('BroadcastSent')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'The same for the same press of the button.',
  })
  @ApiOperation({ summary: 'Sends a message to many, once' })
  async send(
    @CallerParam() caller: Caller,
    @Body() dto: SendMessageDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<Sent> {
    return saidSent(await this.broadcasts.send(caller, dto, key));
  }

  @Post('users/send-message/preview')
  @HttpCode(200)
  @Answers.data('BroadcastPreview')
  @ApiOperation({
    summary: 'Who would get a message to many, who not and why, what it would cost and how it would read',
  })
  async preview(
    @CallerParam() caller: Caller,
    @Body() dto: SendMessageDto,
  ): Promise<{ data: BroadcastPreview }> {
    return { data: await this.previews.of(caller, dto) };
  }

  @Post('users/send-message/people')
  @HttpCode(200)
  @Answers.data('BroadcastPeople')
  @ApiOperation({ summary: 'Those who would get it, or those who are left out for a reason' })
  async people(
    @CallerParam() caller: Caller,
    @Body() dto: AudiencePageDto,
  ): Promise<{ data: BroadcastPeople }> {
    return { data: await this.previews.people(caller, dto) };
  }

  @Get('broadcasts')
  @ListAnswer('broadcasts', broadcastSheet)
  @Answers.list('BroadcastRow')
  @ApiOperation({
    summary: 'Messages to many and how far they are; of admins without regions all, of others their own',
  })
  page(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<BroadcastRow>> {
    return this.reader.page(caller, query);
  }

  @Get('broadcasts/:id')
  @Answers.data('BroadcastRow')
  @ApiOperation({ summary: 'How far a message to many is' })
  async read(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: BroadcastRow }> {
    return { data: await this.reader.row(caller, id) };
  }

  @Get('broadcasts/:id/receivers')
  @ListAnswer('broadcast-receivers', broadcastReceiverSheet)
  @Answers.list('BroadcastReceiver')
  @ApiOperation({ summary: 'To whom it went, and what became of it' })
  receivers(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @List() query: ListQuery,
  ): Promise<ListPage<BroadcastReceiver>> {
    return this.reader.receivers(caller, id, query);
  }

  @Get('broadcasts/:id/answers')
  @Answers.data('BroadcastAnswers')
  @ApiOperation({ summary: 'How many have written back after it, and how it went with the others' })
  async answers(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: BroadcastAnswers }> {
    return { data: await this.reader.answers(caller, id) };
  }

  @Post('broadcasts/:id/stop')
  @HttpCode(200)
  @Answers.data('BroadcastRow')
  @ApiOperation({ summary: 'Takes back what has not left yet' })
  async stop(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: BroadcastRow; message: string }> {
    await this.broadcasts.stop(caller, id);
    return {
      data: await this.reader.row(caller, id),
      message: serverText(currentLocale(), 'broadcasts.stopped'),
    };
  }

  @Post('broadcasts/:id/resend')
  @HttpCode(200)
  @Answers.data('BroadcastSent')
  @ApiOperation({ summary: 'Sends it again to those whom it did not reach, once' })
  async resend(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<Sent> {
    return saidSent(await this.broadcasts.resend(caller, id));
  }
}

function saidSent(data: BroadcastSent): Sent {
  return {
    data,
    message: serverText(currentLocale(), data.is_new ? 'broadcasts.sent' : 'broadcasts.sentBefore'),
  };
}

import type { ContactThread } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { ContactAnswerDto, ContactSeenDto } from './contact.dto.js';
import { ContactDeskService } from './contact-desk.service.js';

interface Done {
  message: string;
  data: ContactThread;
}

/** Conversations of the support desk. */
@ApiTags('contact')
@Controller('admin/contacts')
@Access.admin()
export class ContactDeskController {
  constructor(private readonly desk: ContactDeskService) {}

  @Get(':id')
  @Answers.data('ContactThread')
  @ApiOperation({ summary: 'A conversation with the desk' })
  async thread(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: ContactThread }> {
    return { data: await this.desk.thread(caller, id) };
  }

  @Post(':id/replies')
  @HttpCode(200)
  @Answers.data('ContactThread')
  @ApiOperation({ summary: 'Answers in a conversation: on the person’s page, or a visitor by e-mail' })
  async answer(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() form: ContactAnswerDto,
  ): Promise<Done> {
    return {
      data: await this.desk.answer(caller, id, form.words, form.seen),
      message: serverText(currentLocale(), 'answers.contactReplied'),
    };
  }

  @Post(':id/answered')
  @HttpCode(200)
  @Answers.data('ContactThread')
  @ApiOperation({ summary: 'Notes that whoever wrote was called back' })
  async answered(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() form: ContactSeenDto,
  ): Promise<Done> {
    return {
      data: await this.desk.markAnswered(caller, id, form.seen),
      message: serverText(currentLocale(), 'answers.contactAnswered'),
    };
  }

  @Post(':id/close')
  @HttpCode(200)
  @Answers.data('ContactThread')
  @ApiOperation({ summary: 'Closes a conversation, until something is written in it' })
  async close(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() form: ContactSeenDto,
  ): Promise<Done> {
    return {
      data: await this.desk.close(caller, id, form.seen),
      message: serverText(currentLocale(), 'answers.contactClosed'),
    };
  }
}

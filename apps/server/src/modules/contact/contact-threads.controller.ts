import type { OwnContactRow, OwnContactThread } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe, LinkCodePipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { Throttled } from '../../platform/security/throttle.js';
import { ContactWordsDto } from './contact.dto.js';
import { ContactConversationsService } from './contact-conversations.service.js';

interface Done {
  message: string;
  data: OwnContactThread;
}

/** Conversations with the support desk, for their starters. */
@ApiTags('contact')
@Controller('contacts')
export class ContactThreadsController {
  constructor(private readonly conversations: ContactConversationsService) {}

  @Get('own')
  @Access.signedIn()
  @Answers.all('OwnContactRow')
  @ApiOperation({ summary: 'The caller’s conversations with the desk, newest first' })
  async list(@CallerParam() caller: Caller): Promise<{ data: OwnContactRow[] }> {
    return { data: await this.conversations.ofUser(caller.userId) };
  }

  @Get('own/:id')
  @Access.signedIn()
  @Answers.data('OwnContactThread')
  @ApiOperation({ summary: 'One of the caller’s conversations with the desk' })
  async own(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: OwnContactThread }> {
    return { data: await this.conversations.own(caller.userId, id) };
  }

  @Post('own/:id')
  @HttpCode(200)
  @Access.signedIn()
  @Answers.data('OwnContactThread')
  @ApiOperation({ summary: 'Writes on in one of the caller’s conversations' })
  async write(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() form: ContactWordsDto,
  ): Promise<Done> {
    return {
      data: await this.conversations.write(caller.userId, id, form.words),
      message: serverText(currentLocale(), 'answers.contactAdded'),
    };
  }

  @Get('link/:code')
  @Access.public()
  @Throttled()
  @Answers.data('OwnContactThread')
  @ApiOperation({ summary: 'The conversation behind a visitor’s link' })
  async behind(@Param('code', LinkCodePipe) code: string): Promise<{ data: OwnContactThread }> {
    return { data: await this.conversations.byLink(code) };
  }

  @Post('link/:code')
  @HttpCode(200)
  @Access.public()
  @Throttled()
  @Answers.data('OwnContactThread')
  @ApiOperation({ summary: 'Writes on by a visitor’s link, with a captcha' })
  async writeByLink(@Param('code', LinkCodePipe) code: string, @Body() form: ContactWordsDto): Promise<Done> {
    const data = await this.conversations.writeByLink(code, form.words, form.captcha);
    return { data, message: serverText(currentLocale(), 'answers.contactAdded') };
  }
}

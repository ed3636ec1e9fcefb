import type { ChatMessage, ChatThread, ChatUnread, NewestChat } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { CategoryChatQuery, ChatForm, EventChatQuery } from './chat.dto.js';
import { addressOf } from './chat.rules.js';
import { ChatService } from './chat.service.js';

@ApiTags('chat')
@Controller('chats')
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Get()
  @Access.signedIn()
  @Answers.all('ChatMessage')
  @ApiOperation({ summary: 'The messages of an event’s conversation' })
  async ofEvent(
    @CallerParam() caller: Caller,
    @Query() query: EventChatQuery,
  ): Promise<{ data: ChatMessage[] }> {
    return { data: await this.chat.read(caller, addressOf(query)) };
  }

  @Get('categories')
  @Access.signedIn()
  @Answers.all('ChatMessage')
  @ApiOperation({ summary: 'The messages of a category’s conversation' })
  async ofCategory(
    @CallerParam() caller: Caller,
    @Query() query: CategoryChatQuery,
  ): Promise<{ data: ChatMessage[] }> {
    return { data: await this.chat.read(caller, addressOf(query)) };
  }

  @Post()
  @HttpCode(200)
  @Access.signedIn()
  @Answers.data('ChatMessage')
  @ApiOperation({ summary: 'Writes a message into a conversation' })
  async send(
    @CallerParam() caller: Caller,
    @Body() form: ChatForm,
  ): Promise<{ message: string; data: ChatMessage }> {
    const data = await this.chat.write(caller, addressOf(form), form.sms);
    return { message: serverText(currentLocale(), 'chat.sent'), data };
  }

  @Get('newest/:id')
  @Access.staff()
  @Answers.data('NewestChat')
  @ApiOperation({ summary: 'What somebody’s newest request is about, under which staff talk with them' })
  async newest(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: NewestChat }> {
    return { data: { subject: await this.chat.newestOf(caller, id) } };
  }

  @Get('threads')
  @Access.signedIn()
  @Answers.all('ChatThread')
  @ApiOperation({ summary: 'The caller’s conversations' })
  async threads(@CallerParam() caller: Caller): Promise<{ data: ChatThread[] }> {
    return { data: await this.chat.list(caller) };
  }

  @Get('unread')
  @Access.signedIn()
  @Answers.data('ChatUnread')
  @ApiOperation({ summary: 'How many messages the caller has not read' })
  async unread(@CallerParam() caller: Caller): Promise<{ data: ChatUnread }> {
    return { data: { total: await this.chat.unread(caller) } };
  }
}

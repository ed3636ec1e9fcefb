import type { ChatAnswering } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../platform/http/answers.js';
import { currentLocale } from '../../../platform/http/request-context.js';
import { Access } from '../../../platform/security/access.js';
import { type Caller, CallerParam } from '../../../platform/security/caller.js';
import { AnsweringQuery, HandOverChatDto } from './chat-answering.dto.js';
import { ChatHandOverService } from './chat-hand-over.service.js';

/** Shows which member of staff answers in a conversation, and hands it over to a colleague (rule 208). */
@ApiTags('chat')
@Controller('chats')
@Access.staff()
export class ChatAnsweringController {
  constructor(private readonly handing: ChatHandOverService) {}

  @Get('answering')
  @Answers.data('ChatAnswering')
  @ApiOperation({ summary: 'Who answers in a conversation, and who could have it' })
  async answering(
    @CallerParam() caller: Caller,
    @Query() query: AnsweringQuery,
  ): Promise<{ data: ChatAnswering }> {
    return { data: await this.handing.answering(caller, addressIn(query)) };
  }

  @Post('hand-over')
  @HttpCode(200)
  @Answers.data('ChatAnswering')
  @ApiOperation({ summary: 'Gives a conversation to a colleague, or takes it' })
  async handOver(
    @CallerParam() caller: Caller,
    @Body() dto: HandOverChatDto,
  ): Promise<{ message: string; data: ChatAnswering }> {
    const { colleague_id: toId, answerer_id: fromId = null, note = '' } = dto;
    const data = await this.handing.handOver(caller, addressIn(dto), { toId, fromId, note });
    return {
      message: serverText(currentLocale(), toId === caller.userId ? 'chat.taken' : 'chat.handedOver'),
      data,
    };
  }
}

function addressIn({ context, context_id: contextId, receiver_id: receiverId }: AnsweringQuery) {
  return { context, contextId, receiverId };
}

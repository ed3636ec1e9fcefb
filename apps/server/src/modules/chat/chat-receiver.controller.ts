import type { ChatReceiver } from '@karov/api-client';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IntField } from '../../platform/http/fields.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { addressOf } from './chat.rules.js';
import { ChatAccessService } from './chat-access.service.js';

/** The conversation about an event (`event_id`) or a category (`category_id`). */
export class ChatReceiverQuery {
  @IntField({ min: 1, optional: true }) event_id?: number;
  @IntField({ min: 1, optional: true }) category_id?: number;
  @IntField({ min: 1 }) receiver_id: number;
}

/** For staff: the person on the other side of a conversation. */
@ApiTags('chat')
@Controller('chats/receiver')
export class ChatReceiverController {
  constructor(private readonly access: ChatAccessService) {}

  @Get()
  @Access.staff()
  @Answers.data('ChatReceiver')
  @ApiOperation({ summary: 'In which language the person of a conversation reads' })
  async receiver(
    @CallerParam() caller: Caller,
    @Query() query: ChatReceiverQuery,
  ): Promise<{ data: ChatReceiver }> {
    return { data: { locale: await this.access.localeOf(caller, addressOf(query)) } };
  }
}

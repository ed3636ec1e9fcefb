import type { ChatReceiver } from '@karov/api-client';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IntField } from '../../platform/http/fields.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { UsersService } from '../users/index.js';
import { addressOf } from './chat.rules.js';
import { ChatAccess } from './chat-access.service.js';

/** A conversation, by either `event_id` or `category_id`. */
export class ChatReceiverQuery {
  @IntField({ min: 1, optional: true }) event_id?: number;
  @IntField({ min: 1, optional: true }) category_id?: number;
  @IntField({ min: 1 }) receiver_id: number;
}

/** The person on the other side of a conversation, for staff. */
@ApiTags('chat')
@Controller('chats/receiver')
export class ChatReceiverController {
  constructor(
    private readonly access: ChatAccess,
    private readonly users: UsersService,
  ) {}

  @Get()
  @Access.staff()
  @Answers.data('ChatReceiver')
  @ApiOperation({ summary: 'In which language the person of a conversation reads' })
  async receiver(
    @CallerParam() caller: Caller,
    @Query() query: ChatReceiverQuery,
  ): Promise<{ data: ChatReceiver }> {
    const { personId } = await this.access.require(caller, addressOf(query));
    const person = (await this.users.people([personId])).get(personId);
    return { data: { locale: person?.locale ?? 'he-IL' } };
  }
}

import type { ChatPlaces } from '@karov/api-client';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../platform/http/answers.js';
import { Access } from '../../../platform/security/access.js';
import { type Caller, CallerParam } from '../../../platform/security/caller.js';
import { ChatSearchDto } from './chat-search.dto.js';
import { ChatSearchService } from './chat-search.service.js';

@ApiTags('chat')
@Controller('chats/search')
export class ChatSearchController {
  constructor(private readonly search: ChatSearchService) {}

  @Post()
  @HttpCode(200)
  @Access.signedIn()
  @Answers.data('ChatPlaces')
  @ApiOperation({ summary: 'Where words stand in the conversations that the caller may read' })
  async find(@CallerParam() caller: Caller, @Body() { q }: ChatSearchDto): Promise<{ data: ChatPlaces }> {
    return { data: await this.search.find(caller, q) };
  }
}

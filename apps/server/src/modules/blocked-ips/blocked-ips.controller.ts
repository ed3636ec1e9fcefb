import type { BlockedIpRow } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { BlockListService } from './block-list.service.js';
import { blockedIpSheet } from './blocked-ips.sheet.js';

/** The addresses that are blocked now (rule 24). */
@ApiTags('blocked addresses')
@Controller('admin/block')
@Access.admin()
export class BlockedIpsController {
  constructor(private readonly blocks: BlockListService) {}

  @Get()
  @ListAnswer('block', blockedIpSheet)
  @Answers.list('BlockedIpRow')
  @ApiOperation({ summary: 'The addresses that are blocked now' })
  list(@List() query: ListQuery): Promise<ListPage<BlockedIpRow>> {
    return this.blocks.page(query);
  }

  @Delete(':ip')
  @Answers.message()
  @ApiOperation({ summary: 'Unblocks an address; one of IPv6 with its whole /64' })
  async lift(@CallerParam() caller: Caller, @Param('ip') ip: string): Promise<{ message: string }> {
    await this.blocks.lift(caller, ip);
    return { message: serverText(currentLocale(), 'answers.addressUnblocked') };
  }
}

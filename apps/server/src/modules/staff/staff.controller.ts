import type { WaitingCounts, WaitingMatter, WaitingNeed } from '@karov/api-client';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { Access, WhileLocked } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { WaitingService } from './waiting.service.js';

/** Staff's first screen: the caller's open matters, with their number. */
@ApiTags('staff')
@Controller('staff')
export class StaffController {
  constructor(private readonly waiting: WaitingService) {}

  @Get('waiting')
  @Access.staff()
  @WhileLocked()
  @Answers.data('WaitingCounts')
  @ApiOperation({ summary: 'How much waits for the caller' })
  async counts(@CallerParam() caller: Caller): Promise<{ data: WaitingCounts }> {
    return { data: await this.waiting.counts(caller) };
  }

  @Get('waiting/needs')
  @Access.staff()
  @Answers.all('WaitingNeed')
  @ApiOperation({ summary: 'The needs that wait for staff' })
  async needs(@CallerParam() caller: Caller): Promise<{ data: WaitingNeed[] }> {
    return { data: await this.waiting.needs(caller) };
  }

  @Get('waiting/matters')
  @Access.staff()
  @Answers.all('WaitingMatter')
  @ApiOperation({ summary: 'What waits for staff beside needs' })
  async matters(@CallerParam() caller: Caller): Promise<{ data: WaitingMatter[] }> {
    return { data: await this.waiting.matters(caller) };
  }
}

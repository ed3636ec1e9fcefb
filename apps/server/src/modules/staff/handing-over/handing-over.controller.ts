import type { HeldWork } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../platform/http/answers.js';
import { currentLocale } from '../../../platform/http/request-context.js';
import { Access } from '../../../platform/security/access.js';
import { type Caller, CallerParam } from '../../../platform/security/caller.js';
import { HandOverDto } from './hand-over.dto.js';
import { HandingOverService } from './handing-over.service.js';

/**
 * The end of a shift: shows the work that the caller has taken on, and hands it over to a colleague (rule
 * 160).
 */
@ApiTags('staff')
@Controller('staff/held')
@Access.staff()
export class HandingOverController {
  constructor(private readonly handing: HandingOverService) {}

  @Get()
  @Answers.data('HeldWork')
  @ApiOperation({ summary: 'What the caller has in hand, and who could have it' })
  async held(@CallerParam() caller: Caller): Promise<{ data: HeldWork }> {
    return { data: await this.handing.held(caller) };
  }

  @Post('hand-over')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Gives all that the caller has in hand to a colleague' })
  async handOver(@CallerParam() caller: Caller, @Body() dto: HandOverDto): Promise<{ message: string }> {
    await this.handing.handOver(caller, dto.colleague_id);
    return { message: serverText(currentLocale(), 'requests.answers.handedOver') };
  }
}

import type { Role } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { AdvanceDto, OutboxQueryDto, ReplyDto } from './demo.dto.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import { DemoClockService } from './demo-clock.service.js';
import { DemoOutboxService, type OutboxMessage } from './demo-outbox.service.js';
import { DemoRepliesService } from './demo-replies.service.js';

@ApiTags('demo')
@Controller('demo')
@Access.public()
export class DemoController {
  constructor(
    private readonly sent: DemoOutboxService,
    private readonly replies: DemoRepliesService,
    private readonly clock: Clock,
    private readonly demoClock: DemoClockService,
  ) {}

  @Get('outbox')
  @ApiOperation({ summary: 'Messages that the demo has "sent", newest first' })
  async outbox(@Query() query: OutboxQueryDto): Promise<{ data: OutboxMessage[] }> {
    return { data: await this.sent.messages(query.to ?? null) };
  }

  @Post('replies')
  @HttpCode(204)
  @ApiOperation({ summary: 'Answers an SMS or WhatsApp message of the demo as its receiver would' })
  reply(@Body() body: ReplyDto): Promise<void> {
    return this.replies.answer(body.message_id, body.text);
  }

  @Get('accounts')
  @ApiOperation({ summary: 'People whom one can be in the demo' })
  accounts(): { data: { phone: string; name: string; roles: Role[]; note: string }[] } {
    const locale = currentLocale();
    return {
      data: DEMO_ACCOUNTS.map(({ key, phone, firstName, lastName, role }) => ({
        phone,
        name: `${firstName} ${lastName}`,
        roles: [role],
        note: serverText(locale, `demo.accounts.${key}`),
      })),
    };
  }

  @Get('clock')
  @ApiOperation({ summary: 'The application’s time' })
  now(): { data: { now: Date } } {
    return { data: { now: this.clock.now() } };
  }

  @Post('clock')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Moves the application’s time forward; what is due by then is done before the answer',
  })
  async advance(@Body() body: AdvanceDto): Promise<{ data: { now: Date } }> {
    return { data: { now: await this.demoClock.advance(body.advance) } };
  }
}

import type { OwnSubscriptions, SubscriptionState } from '@karov/api-client';
import type { BroadcastChannel } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { Throttled } from '../../platform/security/throttle.js';
import { SubscriptionsDto, UnsubscribeDto } from './subscriptions.dto.js';
import { SubscriptionsService } from './subscriptions.service.js';

interface Changed {
  message: string;
  data: SubscriptionState;
}

@ApiTags('subscriptions')
@Controller()
export class SubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @Get('sms/unsubscribe/:id')
  @Access.public()
  @Throttled()
  @Answers.data('SubscriptionState')
  @ApiOperation({ summary: 'Whether the receiver of a link gets text messages' })
  smsState(@Param('id') code: string): Promise<{ data: SubscriptionState }> {
    return this.state('sms', code);
  }

  @Post('sms/unsubscribe/:id')
  @HttpCode(200)
  @Access.public()
  @Throttled()
  @Answers.data('SubscriptionState')
  @ApiOperation({ summary: 'Ends text messages by link' })
  endSms(@Param('id') code: string, @Body() _form: UnsubscribeDto): Promise<Changed> {
    return this.end('sms', code);
  }

  @Get('email/unsubscribe/:id')
  @Access.public()
  @Throttled()
  @Answers.data('SubscriptionState')
  @ApiOperation({ summary: 'Whether the receiver of a link gets e-mail' })
  emailState(@Param('id') code: string): Promise<{ data: SubscriptionState }> {
    return this.state('email', code);
  }

  @Post('email/unsubscribe/:id')
  @HttpCode(200)
  @Access.public()
  @Throttled()
  @Answers.data('SubscriptionState')
  @ApiOperation({ summary: 'Ends e-mail by link' })
  endEmail(@Param('id') code: string, @Body() _form: UnsubscribeDto): Promise<Changed> {
    return this.end('email', code);
  }

  @Post('email/one-click/:id')
  @HttpCode(200)
  @Access.public()
  @Answers.message()
  @ApiOperation({
    summary:
      'Ends e-mail by one call of a mail program (RFC 8058): a form or nothing as its body, no cookie, and the same answer however often',
  })
  async oneClick(@Param('id') code: string): Promise<{ message: string }> {
    return { message: (await this.end('email', code)).message };
  }

  @Get('auth/subscriptions')
  @Access.signedIn()
  @Answers.data('OwnSubscriptions')
  @ApiOperation({ summary: 'By what the caller wants to be written to' })
  async own(@CallerParam() caller: Caller): Promise<{ data: OwnSubscriptions }> {
    return { data: await this.subscriptions.of(caller.userId) };
  }

  @Post('auth/subscriptions')
  @HttpCode(200)
  @Access.signedIn()
  @Answers.data('OwnSubscriptions')
  @ApiOperation({ summary: 'Changes by what the caller wants to be written to' })
  async change(
    @CallerParam() caller: Caller,
    @Body() form: SubscriptionsDto,
  ): Promise<{ message: string; data: OwnSubscriptions }> {
    await this.subscriptions.save(caller.userId, form, caller.userId);
    return {
      message: serverText(currentLocale(), 'answers.subscriptionsSaved'),
      data: await this.subscriptions.of(caller.userId),
    };
  }

  private async state(channel: BroadcastChannel, code: string): Promise<{ data: SubscriptionState }> {
    return { data: (await this.subscriptions.stateOf(channel, code)) ? 1 : 0 };
  }

  private async end(channel: BroadcastChannel, code: string): Promise<Changed> {
    await this.subscriptions.unsubscribe(channel, code);
    return { message: serverText(currentLocale(), 'answers.unsubscribed'), data: 0 };
  }
}

import type { CodeSent, SessionState } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access, WhileLocked, WhileUnproven, WithoutPasskey } from '../../platform/security/access.js';
import { CallerParam, type LiveCaller } from '../../platform/security/caller.js';
import { AUTH_SHARE, type Client, ClientParam, KnowsDevice } from '../../platform/security/client.js';
import { Throttled } from '../../platform/security/throttle.js';
import { OwnCodeDto, UnlockDto } from './auth.dto.js';
import { codeSentText } from './otp.service.js';
import { UnlockService } from './unlock.service.js';

/**
 * The caller's session: when it ends, and its renewal, which is a fresh proof (rule 234); for staff also its
 * lock.
 */
@ApiTags('sign-in')
@Controller('auth/session')
@Access.signedIn()
@WhileLocked()
@WithoutPasskey()
@WhileUnproven()
@KnowsDevice()
export class UnlockController {
  constructor(private readonly unlocking: UnlockService) {}

  @Get()
  @Answers.data('SessionState')
  @ApiOperation({ summary: 'When the session locks and ends' })
  async state(@CallerParam() caller: LiveCaller): Promise<{ data: SessionState }> {
    return { data: await this.unlocking.state(caller) };
  }

  @Post('otp')
  @HttpCode(200)
  @Throttled(AUTH_SHARE)
  @Answers.data('CodeSent')
  @ApiOperation({ summary: 'Sends a code to the caller’s own phone' })
  async sendCode(
    @CallerParam() caller: LiveCaller,
    @Body() dto: OwnCodeDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: CodeSent }> {
    const data = await this.unlocking.sendCode(caller, client, dto.by_call);
    return { message: codeSentText(data), data };
  }

  @Post('unlock')
  @HttpCode(200)
  @Throttled(AUTH_SHARE)
  @Answers.data('SessionState')
  @ApiOperation({ summary: 'Unlocks the session and gives it its full time again' })
  async unlock(
    @CallerParam() caller: LiveCaller,
    @Body() dto: UnlockDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: SessionState }> {
    const data = await this.unlocking.unlock(caller, dto.otp, client);
    return { message: serverText(currentLocale(), 'answers.unlocked'), data };
  }
}

import type { AuthRecord, PasskeyRequest, SessionState } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access, WhileLocked } from '../../platform/security/access.js';
import { CallerParam, type LiveCaller } from '../../platform/security/caller.js';
import { AUTH_SHARE, type Client, ClientParam, KnowsDevice } from '../../platform/security/client.js';
import { Throttled } from '../../platform/security/throttle.js';
import { PasskeyDto } from './passkey.dto.js';
import { PasskeyEntryService } from './passkey-entry.service.js';

/** Signing in and unlocking with a passkey. */
@ApiTags('sign-in')
@Controller()
@Throttled(AUTH_SHARE)
@KnowsDevice()
export class PasskeyEntryController {
  constructor(private readonly entry: PasskeyEntryService) {}

  @Post('admin/auth/passkey/options')
  @HttpCode(200)
  @Access.public()
  @Answers.data('PasskeyRequest')
  @ApiOperation({ summary: 'What a passkey has to sign to sign in' })
  async signInOptions(@ClientParam() client: Client): Promise<{ data: PasskeyRequest }> {
    return { data: await this.entry.signInRequest(client) };
  }

  @Post('admin/auth/passkey')
  @HttpCode(200)
  @Access.public()
  @Answers.data('AuthRecord')
  @ApiOperation({ summary: 'Signs a member of staff in by passkey' })
  async signIn(
    @Body() dto: PasskeyDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: AuthRecord }> {
    const data = await this.entry.signIn(dto.credential, client);
    return { message: serverText(currentLocale(), 'answers.signedIn'), data };
  }

  @Post('auth/session/passkey/options')
  @HttpCode(200)
  @Access.staff()
  @WhileLocked()
  @Answers.data('PasskeyRequest')
  @ApiOperation({ summary: 'What a passkey has to sign to unlock the session' })
  async unlockOptions(
    @CallerParam() caller: LiveCaller,
    @ClientParam() client: Client,
  ): Promise<{ data: PasskeyRequest }> {
    return { data: await this.entry.unlockRequest(caller, client) };
  }

  @Post('auth/session/passkey')
  @HttpCode(200)
  @Access.staff()
  @WhileLocked()
  @Answers.data('SessionState')
  @ApiOperation({ summary: 'Unlocks the session by passkey and gives it its full time again' })
  async unlock(
    @CallerParam() caller: LiveCaller,
    @Body() dto: PasskeyDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: SessionState }> {
    const data = await this.entry.unlock(caller, dto.credential, client);
    return { message: serverText(currentLocale(), 'answers.unlocked'), data };
  }
}

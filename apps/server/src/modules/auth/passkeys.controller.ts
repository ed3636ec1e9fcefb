import type { PasskeyCreation, PasskeyRow } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access, WithoutPasskey } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { AUTH_SHARE, type Client, ClientParam, KnowsDevice } from '../../platform/security/client.js';
import { Throttled } from '../../platform/security/throttle.js';
import { NewPasskeyDto } from './passkey.dto.js';
import { PasskeysService } from './passkeys.service.js';

/** The passkeys of the signed-in member of staff. */
@ApiTags('profile')
@Controller('auth/passkeys')
@Access.staff()
@KnowsDevice()
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Get()
  @WithoutPasskey()
  @Answers.all('PasskeyRow')
  @ApiOperation({ summary: 'The caller’s passkeys' })
  async list(@CallerParam() caller: Caller): Promise<{ data: PasskeyRow[] }> {
    const data = (await this.passkeys.list(caller)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    }));
    return { data };
  }

  @Post('options')
  @HttpCode(200)
  @WithoutPasskey()
  @Throttled(AUTH_SHARE)
  @Answers.data('PasskeyCreation')
  @ApiOperation({ summary: 'Of what the browser makes a new passkey' })
  async options(
    @CallerParam() caller: Caller,
    @ClientParam() client: Client,
  ): Promise<{ data: PasskeyCreation }> {
    return { data: await this.passkeys.options(caller, client) };
  }

  @Post()
  @HttpCode(200)
  @WithoutPasskey()
  @Throttled(AUTH_SHARE)
  @Answers.message()
  @ApiOperation({ summary: 'Adds a passkey' })
  async add(
    @CallerParam() caller: Caller,
    @Body() dto: NewPasskeyDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string }> {
    await this.passkeys.add(caller, dto, client);
    return { message: serverText(currentLocale(), 'answers.passkeyAdded') };
  }

  @Delete(':id')
  @Answers.message()
  @ApiOperation({ summary: 'Removes one of the caller’s passkeys' })
  async remove(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.passkeys.remove(caller, id);
    return { message: serverText(currentLocale(), 'answers.passkeyRemoved') };
  }
}

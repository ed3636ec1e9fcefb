import type { SessionRow } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { EntryService, PasskeysService, SessionsService } from '../auth/index.js';
import { EndAllDto } from './profile.dto.js';
import { toSessionRow } from './session-rows.js';

/** The devices on which a person is signed in. */
@ApiTags('profile')
@Controller('auth/sessions')
@Access.signedIn()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly entry: EntryService,
    private readonly passkeys: PasskeysService,
    private readonly database: Database,
  ) {}

  @Get()
  @Answers.all('SessionRow')
  @ApiOperation({ summary: 'Where the caller is signed in' })
  async list(@CallerParam() caller: Caller): Promise<{ data: SessionRow[] }> {
    const locale = currentLocale();
    return {
      data: (await this.sessions.live(caller.userId)).map((session) =>
        toSessionRow(session, caller.sessionId, locale),
      ),
    };
  }

  @Delete(':id')
  @Answers.message()
  @ApiOperation({ summary: 'Ends one of the caller’s sessions' })
  async end(
    @CallerParam() caller: Caller,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<{ message: string }> {
    if (!(await this.sessions.endOwn(caller.userId, id))) fail('NOT_FOUND');
    return { message: serverText(currentLocale(), 'answers.sessionEnded') };
  }

  @Post('end-all')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({
    summary: 'Signs the caller out everywhere; passkeys that are not kept by name are removed',
  })
  async endAll(@CallerParam() caller: Caller, @Body() dto: EndAllDto): Promise<{ message: string }> {
    await this.database.transaction(async (tx) => {
      await this.passkeys.removeOthers(tx, caller, dto.keep_passkeys ?? []);
      await this.sessions.endAll(caller.userId);
      await this.entry.forgetDevices(caller.userId);
    });
    return { message: serverText(currentLocale(), 'answers.signedOutEverywhere') };
  }
}

import type { OwnData, PrivacyOverview } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Controller, Delete, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { DeletionService } from './deletion.service.js';
import { OwnDataService } from './own-data.service.js';

/** A person's rights to the data about them. */
@ApiTags('privacy')
@Controller('auth/privacy')
@Access.signedIn()
export class PrivacyController {
  constructor(
    private readonly data: OwnDataService,
    private readonly deletion: DeletionService,
  ) {}

  @Get()
  @Answers.data('PrivacyOverview')
  @ApiOperation({ summary: 'What is kept of the caller, and who has read it' })
  async overview(@CallerParam() caller: Caller): Promise<{ data: PrivacyOverview }> {
    return { data: await this.data.overview(caller) };
  }

  @Get('download')
  @Header('Cache-Control', 'no-store')
  @Answers.data('OwnData')
  @ApiOperation({ summary: 'All that is kept of the caller, to take along' })
  async download(
    @CallerParam() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ data: OwnData }> {
    response.setHeader('Content-Disposition', `attachment; filename="${this.data.fileName()}"`);
    return { data: await this.data.all(caller) };
  }

  @Post('deletion')
  @HttpCode(200)
  @Answers.data('PrivacyOverview')
  @ApiOperation({ summary: 'Asks for the caller’s data to be deleted' })
  async ask(@CallerParam() caller: Caller): Promise<{ message: string; data: PrivacyOverview }> {
    await this.deletion.ask(caller);
    return {
      message: serverText(currentLocale(), 'answers.deletionAsked'),
      data: await this.data.overview(caller),
    };
  }

  @Delete('deletion')
  @Answers.data('PrivacyOverview')
  @ApiOperation({ summary: 'Withdraws the wish to be deleted' })
  async withdraw(@CallerParam() caller: Caller): Promise<{ message: string; data: PrivacyOverview }> {
    await this.deletion.withdraw(caller);
    return {
      message: serverText(currentLocale(), 'answers.deletionWithdrawn'),
      data: await this.data.overview(caller),
    };
  }
}

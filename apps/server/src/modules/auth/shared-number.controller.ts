import type { AuthRecord, PersonOfNumber, RegistrationTicket } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access, WhileUnproven } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { AUTH_SHARE, type Client, ClientParam, KnowsDevice } from '../../platform/security/client.js';
import { Throttled } from '../../platform/security/throttle.js';
import { ChoosePersonDto } from './auth.dto.js';
import { SharedNumberService } from './shared-number.service.js';

/** The choice of a person among those who share a number (rule 238). */
@ApiTags('sign-in')
@Controller('auth')
@Access.signedIn()
@Throttled(AUTH_SHARE)
@KnowsDevice()
export class SharedNumberController {
  constructor(private readonly number: SharedNumberService) {}

  @Get('people-of-number')
  @Answers.all('PersonOfNumber')
  @ApiOperation({ summary: 'Those who share the caller’s number, the caller first, after a fresh code' })
  async people(
    @CallerParam() caller: Caller,
    @ClientParam() client: Client,
  ): Promise<{ data: PersonOfNumber[] }> {
    return { data: await this.number.all(caller, client) };
  }

  @Post('ticket-for-other')
  @HttpCode(200)
  @WhileUnproven()
  @Answers.data('RegistrationTicket')
  @ApiOperation({
    summary: 'A registration ticket for somebody else who shares the caller’s number, after a fresh code',
  })
  async ticketForOther(
    @CallerParam() caller: Caller,
    @ClientParam() client: Client,
  ): Promise<{ data: RegistrationTicket }> {
    return { data: await this.number.ticketForOther(caller, client) };
  }

  @Post('choose-person')
  @HttpCode(200)
  @Answers.data('AuthRecord')
  @ApiOperation({
    summary: 'Goes on as somebody else of the same number, after a fresh code; the session ends',
  })
  async choose(
    @CallerParam() caller: Caller,
    @Body() dto: ChoosePersonDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: AuthRecord }> {
    return {
      message: serverText(currentLocale(), 'answers.signedIn'),
      data: await this.number.choose(caller, dto.id, client),
    };
  }
}

import type { CodeSent, RegistrationTicket } from '@karov/api-client';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { AUTH_SHARE, type Client, ClientParam, KnowsDevice } from '../../platform/security/client.js';
import { Throttled } from '../../platform/security/throttle.js';
import { CodeRequestDto, VerifyOtpDto } from './auth.dto.js';
import { RegistrationCodesService } from './registration-codes.service.js';

@ApiTags('registration')
@Controller('auth')
@Throttled(AUTH_SHARE)
@KnowsDevice()
export class RegistrationCodesController {
  constructor(private readonly codes: RegistrationCodesService) {}

  @Post('register-otp')
  @HttpCode(200)
  @Access.public()
  @Answers.data('CodeSent')
  @ApiOperation({ summary: 'Sends a code for a registration, to known and unknown numbers alike' })
  request(
    @Body() dto: CodeRequestDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: CodeSent }> {
    return this.codes.requestCode(dto, client);
  }

  @Post('verify-register-otp')
  @HttpCode(200)
  @Access.public()
  @Answers.data('RegistrationTicket')
  @ApiOperation({ summary: 'Exchanges a code for a registration ticket' })
  verify(
    @Body() dto: VerifyOtpDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: RegistrationTicket }> {
    return this.codes.verify(dto, client);
  }

  @Post('registration-ticket')
  @HttpCode(200)
  @Access.signedIn()
  @Answers.data('RegistrationTicket')
  @ApiOperation({ summary: 'A registration ticket for the caller’s own phone' })
  async ticket(@CallerParam() caller: Caller): Promise<{ data: RegistrationTicket }> {
    return { data: await this.codes.ticketFor(caller) };
  }
}

import type { AuthRecord, CaptchaChallenge, SignInCode, VerifyOutcome } from '@karov/api-client';
import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { Access, WhileLocked, WhileUnproven, WithoutPasskey } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { Captcha } from '../../platform/security/captcha.js';
import { AUTH_SHARE, type Client, ClientParam, KnowsDevice } from '../../platform/security/client.js';
import { Throttled } from '../../platform/security/throttle.js';
import { CodeRequestDto, ResendDto, SignInLinkDto, VerifyOtpDto } from './auth.dto.js';
import { EntryService } from './entry.service.js';

@ApiTags('sign-in')
@Controller()
@Throttled(AUTH_SHARE)
@KnowsDevice()
export class AuthController {
  constructor(
    private readonly entry: EntryService,
    private readonly captcha: Captcha,
  ) {}

  @Get('check-ip-status')
  @Access.public()
  @Answers.message()
  @ApiOperation({ summary: 'Whether the caller’s address is blocked' })
  async checkIp(@ClientParam() client: Client): Promise<{ message: string }> {
    await this.entry.checkIp(client.network);
    return { message: 'ok' };
  }

  @Get('captcha/challenge')
  @Access.public()
  @Header('Cache-Control', 'no-store')
  @Answers.bare('CaptchaChallenge')
  @ApiOperation({ summary: 'A challenge to solve before a code is asked for' })
  challenge(): Promise<CaptchaChallenge> {
    return this.captcha.challenge();
  }

  @Post('user/auth/login')
  @HttpCode(200)
  @Access.public()
  @Answers.data('SignInCode')
  @ApiOperation({ summary: 'Sends a sign-in code to a help seeker' })
  userLogin(
    @Body() dto: CodeRequestDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: SignInCode }> {
    return this.entry.requestCode('user', dto, client);
  }

  @Post('auth/login')
  @HttpCode(200)
  @Access.public()
  @Answers.data('SignInCode')
  @ApiOperation({ summary: 'Sends a sign-in code to a help seeker' })
  login(
    @Body() dto: CodeRequestDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: SignInCode }> {
    return this.entry.requestCode('user', dto, client);
  }

  @Post('volunteer/auth/login')
  @HttpCode(200)
  @Access.public()
  @Answers.data('SignInCode')
  @ApiOperation({ summary: 'Sends a sign-in code to a volunteer' })
  volunteerLogin(
    @Body() dto: CodeRequestDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: SignInCode }> {
    return this.entry.requestCode('volunteer', dto, client);
  }

  @Post('admin/auth/login')
  @HttpCode(200)
  @Access.public()
  @Answers.data('SignInCode')
  @ApiOperation({ summary: 'Sends a sign-in code to a member of staff' })
  adminLogin(
    @Body() dto: CodeRequestDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: SignInCode }> {
    return this.entry.requestCode('admin', dto, client);
  }

  @Post('auth/resend-otp')
  @HttpCode(200)
  @Access.public()
  @Answers.message()
  @ApiOperation({ summary: 'Sends the code once more' })
  resend(@Body() dto: ResendDto, @ClientParam() client: Client): Promise<{ message: string }> {
    return this.entry.resend(dto, client);
  }

  @Post('auth/verify-otp')
  @HttpCode(200)
  @Access.public()
  @Answers.data('VerifyOutcome')
  @ApiOperation({ summary: 'Signs in by code, or says that the phone has to register' })
  verify(
    @Body() dto: VerifyOtpDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: VerifyOutcome }> {
    return this.entry.verify(dto, client);
  }

  @Post('auth/sign-in-link')
  @HttpCode(200)
  @Access.public()
  @Answers.data('AuthRecord')
  @ApiOperation({
    summary: 'Signs in by the link that was sent to the owner of a phone; once, within ten minutes',
  })
  enterByLink(
    @Body() dto: SignInLinkDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: AuthRecord }> {
    return this.entry.enterByLink(dto.code, client);
  }

  @Post('auth/logout')
  @HttpCode(200)
  @Access.signedIn()
  @WhileLocked()
  @WithoutPasskey()
  @WhileUnproven()
  @Answers.message()
  @ApiOperation({ summary: 'Ends the caller’s session' })
  logout(@CallerParam() caller: Caller): Promise<{ message: string }> {
    return this.entry.signOut(caller);
  }

  @Post('admin/auth/logout')
  @HttpCode(200)
  @Access.staff()
  @WhileLocked()
  @WithoutPasskey()
  @WhileUnproven()
  @Answers.message()
  @ApiOperation({ summary: 'Ends the session of a member of staff' })
  adminLogout(@CallerParam() caller: Caller): Promise<{ message: string }> {
    return this.entry.signOut(caller);
  }

  @Get('session-test')
  @Access.public()
  @Answers.message()
  @ApiOperation({ summary: 'Answers without a session, for tests of the connection' })
  sessionTest(): { message: string } {
    return { message: 'ok' };
  }
}

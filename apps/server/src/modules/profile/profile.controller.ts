import type { CodeSent, Profile } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { type Client, ClientParam, KnowsDevice } from '../../platform/security/client.js';
import { Throttled } from '../../platform/security/throttle.js';
import { codeSentText } from '../auth/index.js';
import { PhoneChangeService } from './phone-change.service.js';
import { AddressConfirmDto, PhoneChangeDto, PhoneCodeDto, ProfileDto, ProfileQuery } from './profile.dto.js';
import { ProfileReaderService } from './profile-reader.service.js';
import { ProfileWriterService } from './profile-writer.service.js';
import { ReferenceAnswersService } from './reference-answers.service.js';

const CODE_SHARE = 0.1;

/** People's own data and their changes (rule 121). */
@ApiTags('profile')
@Controller()
@Access.signedIn()
@KnowsDevice()
export class ProfileController {
  constructor(
    private readonly reader: ProfileReaderService,
    private readonly writer: ProfileWriterService,
    private readonly phones: PhoneChangeService,
    private readonly references: ReferenceAnswersService,
  ) {}

  @Get('auth/profile')
  @Answers.data('Profile')
  @ApiOperation({ summary: 'The caller’s profile' })
  async read(@CallerParam() caller: Caller, @Query() query: ProfileQuery): Promise<{ data: Profile }> {
    return { data: await this.reader.read(caller, query.volunteer_information_id) };
  }

  @Post('auth/profile')
  @HttpCode(200)
  @ApiBody({ type: ProfileDto })
  @Answers.data('Profile')
  @ApiOperation({ summary: 'Changes the caller’s profile' })
  async save(
    @CallerParam() caller: Caller,
    @Body() form: unknown,
  ): Promise<{ message: string; data: Profile }> {
    await this.writer.save(caller, form);
    return {
      message: serverText(currentLocale(), 'answers.profileSaved'),
      data: await this.reader.read(caller),
    };
  }

  @Post('manage/help/request/:userId')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Confirms the caller’s address' })
  async confirm(
    @CallerParam() caller: Caller,
    @Param('userId', IdPipe) userId: number,
    @Body() dto: AddressConfirmDto,
  ): Promise<{ message: string }> {
    await this.writer.confirm(caller, userId, dto.is_confirm);
    return { message: serverText(currentLocale(), 'answers.confirmed') };
  }

  @Post('auth/phone/otp')
  @HttpCode(200)
  @Throttled(CODE_SHARE)
  @Answers.data('CodeSent')
  @ApiOperation({ summary: 'Sends a code to the number that is to be the caller’s new one' })
  async phoneCode(
    @CallerParam() caller: Caller,
    @Body() dto: PhoneCodeDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: CodeSent }> {
    const data = await this.phones.sendCode(caller, dto.phone, client);
    return { message: codeSentText(data), data };
  }

  @Post('auth/phone')
  @HttpCode(200)
  @Throttled(CODE_SHARE)
  @Answers.data('Profile')
  @ApiOperation({ summary: 'Changes the caller’s phone' })
  async changePhone(
    @CallerParam() caller: Caller,
    @Body() dto: PhoneChangeDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: Profile }> {
    const outcome = await this.phones.change(caller, dto.phone, dto.otp, client);
    return {
      message: serverText(
        currentLocale(),
        outcome === 'changed' ? 'answers.phoneChanged' : 'answers.phoneWaits',
      ),
      data: await this.reader.read(caller),
    };
  }

  @Delete('auth/phone/waiting')
  @Answers.data('Profile')
  @ApiOperation({ summary: 'Cancels a change of the number that waits' })
  async cancelPhoneChange(@CallerParam() caller: Caller): Promise<{ message: string; data: Profile }> {
    await this.phones.cancel(caller);
    return {
      message: serverText(currentLocale(), 'answers.phoneChangeCancelled'),
      data: await this.reader.read(caller),
    };
  }

  @Post('auth/references/:id/objection')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Objects to being somebody’s reference person' })
  async object(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.references.answer(caller, id, 'object');
    return { message: serverText(currentLocale(), 'answers.objected') };
  }

  @Post('auth/references/:id/confirmation')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Confirms being somebody’s reference person' })
  async confirmReference(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ message: string }> {
    await this.references.answer(caller, id, 'confirm');
    return { message: serverText(currentLocale(), 'answers.referenceConfirmed') };
  }
}

import type { Profile } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { Takes } from '../../platform/http/bodies.js';
import { BodyLimit } from '../../platform/http/body-limits.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { SIGNED_FORM_KILOBYTES } from '../files/index.js';
import { ProfileReaderService } from '../profile/index.js';
import { RenewalService } from './renewal.service.js';

@ApiTags('profile')
@Controller('volunteer/renew/account')
export class RenewalController {
  constructor(
    private readonly renewal: RenewalService,
    private readonly profiles: ProfileReaderService,
  ) {}

  @Post()
  @HttpCode(200)
  @BodyLimit(SIGNED_FORM_KILOBYTES)
  @Access.volunteer()
  @Takes.form('RenewalForm')
  @Answers.data('Profile')
  @ApiOperation({ summary: 'Renews a volunteer’s agreement' })
  async renew(
    @CallerParam() caller: Caller,
    @Body() body: unknown,
  ): Promise<{ message: string; data: Profile }> {
    await this.renewal.renew(caller, body);
    return {
      message: serverText(currentLocale(), 'answers.renewed'),
      data: await this.profiles.read(caller),
    };
  }
}

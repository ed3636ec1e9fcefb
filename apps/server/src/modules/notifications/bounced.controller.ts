import type { BouncedChannel } from '@karov/api-client';
import { CHANNELS, type Channel } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { ChoiceField } from '../../platform/http/fields.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { BouncedAddressesService } from './bounced-addresses.service.js';

/** The channel whose address its owner has confirmed. */
class BouncedRetryDto {
  @ChoiceField(CHANNELS) channel: Channel;
}

/** The caller's addresses that accept no messages (rule 189). */
@ApiTags('profile')
@Controller('auth/bounces')
@Access.signedIn()
export class BouncedController {
  constructor(private readonly bounced: BouncedAddressesService) {}

  @Get()
  @Answers.all('BouncedChannel')
  @ApiOperation({ summary: 'By which channels messages to the caller come back' })
  async list(@CallerParam() caller: Caller): Promise<{ data: BouncedChannel[] }> {
    return { data: await this.bounced.of(caller.userId) };
  }

  @Post()
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Says that an address is right, so that it is tried again' })
  async retry(
    @CallerParam() caller: Caller,
    @Body() { channel }: BouncedRetryDto,
  ): Promise<{ message: string }> {
    await this.bounced.retry(caller.userId, channel);
    return { message: serverText(currentLocale(), 'answers.addressTriedAgain') };
  }
}

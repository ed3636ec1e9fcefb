import type { PushDevice, PushState } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { Throttled } from '../../platform/security/throttle.js';
import { MovedPushSubscriptionDto, PushSubscriptionDto } from './push.dto.js';
import { PushDevicesService } from './push-devices.service.js';

/** Notifications on a person's devices. */
@ApiTags('push')
@Controller('push/devices')
export class PushController {
  constructor(private readonly devices: PushDevicesService) {}

  @Get()
  @Access.signedIn()
  @Answers.data('PushState')
  @ApiOperation({
    summary: 'On which browsers the caller gets notifications, and with which key a browser subscribes',
  })
  async state(@CallerParam() caller: Caller): Promise<{ data: PushState }> {
    return { data: await this.devices.of(caller.userId) };
  }

  @Post()
  @HttpCode(200)
  @Access.signedIn()
  @Throttled()
  @Answers.data('PushDevice')
  @ApiOperation({ summary: 'Sends notifications to the calling browser, until its session ends' })
  async keep(
    @CallerParam() caller: Caller,
    @Body() form: PushSubscriptionDto,
    @Headers('user-agent') userAgent = '',
  ): Promise<{ data: PushDevice }> {
    return { data: await this.devices.keep(caller, form, userAgent) };
  }

  @Post('moved')
  @HttpCode(200)
  @Access.public()
  @Throttled()
  @Answers.message()
  @ApiOperation({ summary: 'A browser tells its new address by the former one, as its push service asks' })
  async move(@Body() form: MovedPushSubscriptionDto): Promise<{ message: string }> {
    await this.devices.move(form.former, form);
    return { message: serverText(currentLocale(), 'answers.pushMoved') };
  }

  @Delete(':id')
  @Access.signedIn()
  @Answers.message()
  @ApiOperation({ summary: 'Ends notifications on one of the caller’s browsers' })
  async remove(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.devices.remove(caller.userId, id);
    return { message: serverText(currentLocale(), 'answers.pushEnded') };
  }
}

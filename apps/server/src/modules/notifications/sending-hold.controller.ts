import type { SendingHoldState } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { FlagField, TextField } from '../../platform/http/fields.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { SendingHoldService } from './sending-hold.service.js';

/** Why everything is held, and whether what is urgent is held too. */
class HoldSendingDto {
  @TextField({ max: 300 }) reason: string;
  @FlagField({ optional: true }) includes_urgent?: boolean;
}

/** The hold of all sending (rule 244). */
@ApiTags('notifications')
@Controller('admin/sending-hold')
export class SendingHoldController {
  constructor(private readonly holds: SendingHoldService) {}

  @Get()
  @Access.staff()
  @Answers.data('SendingHoldState')
  @ApiOperation({ summary: 'Whether all sending is held, since when, why and by whom' })
  async state(@CallerParam() { role }: Caller): Promise<{ data: SendingHoldState }> {
    return { data: { hold: await this.holds.current(), can_change: role === 'super_admin' } };
  }

  @Put()
  @HttpCode(200)
  @Access.superAdmin()
  @Answers.message()
  @ApiOperation({ summary: 'Holds all sending, or changes the hold' })
  async hold(
    @CallerParam() { userId }: Caller,
    @Body() { reason, includes_urgent = false }: HoldSendingDto,
  ): Promise<{ message: string }> {
    await this.holds.hold({ heldBy: userId, reason, includesUrgent: includes_urgent });
    return { message: serverText(currentLocale(), 'answers.sendingHeld') };
  }

  @Delete()
  @HttpCode(200)
  @Access.superAdmin()
  @Answers.message()
  @ApiOperation({ summary: 'Lets everything leave that was held' })
  async release(@CallerParam() { userId }: Caller): Promise<{ message: string }> {
    await this.holds.release(userId);
    return { message: serverText(currentLocale(), 'answers.sendingReleased') };
  }
}

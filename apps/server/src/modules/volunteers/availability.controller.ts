import type { Availability } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, Patch, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { Takes } from '../../platform/http/bodies.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { AvailabilityService } from './availability.service.js';
import { WayToHelpDto } from './way-to-help.dto.js';

@ApiTags('volunteers')
@Controller('volunteer/availability')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  @Get()
  @Access.volunteer()
  @Answers.data('Availability')
  @ApiOperation({ summary: 'When the caller may be called' })
  async read(@CallerParam() caller: Caller): Promise<{ data: Availability }> {
    return { data: await this.availability.read(caller.userId) };
  }

  @Put()
  @Access.volunteer()
  @Takes.form('AvailabilityForm')
  @Answers.data('Availability')
  @ApiOperation({ summary: 'Changes when the caller may be called' })
  async save(
    @CallerParam() caller: Caller,
    @Body() body: unknown,
  ): Promise<{ message: string; data: Availability }> {
    const data = await this.availability.save(caller.userId, body);
    return { message: serverText(currentLocale(), 'availability.saved'), data };
  }

  @Patch('way')
  @Access.volunteer()
  @Answers.message()
  @ApiOperation({ summary: 'Changes whether the caller helps by telephone, on site, or both' })
  async changeWay(@CallerParam() caller: Caller, @Body() dto: WayToHelpDto): Promise<{ message: string }> {
    await this.availability.changeWay(caller.userId, dto.way_to_provide_help);
    return { message: serverText(currentLocale(), 'availability.saved') };
  }
}

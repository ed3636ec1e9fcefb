import type { EmergencyStatus } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access, WhileUnproven } from '../../platform/security/access.js';
import { type Caller, CallerParam, type LiveCaller } from '../../platform/security/caller.js';
import { FeedbackDto } from '../applications/index.js';
import { EmergenciesService } from './emergencies.service.js';
import { EmergencyPlaceDto } from './emergency-place.dto.js';

interface Answer {
  data: EmergencyStatus;
  message: string;
}

/** The emergency button, and help seekers' own requests in an event (rule 50). */
@ApiTags('emergencies')
@Controller('event/requests')
@Access.user()
export class EmergenciesController {
  constructor(private readonly emergencies: EmergenciesService) {}

  @Get('emergency')
  @WhileUnproven()
  @Answers.data('EmergencyStatus')
  @ApiOperation({ summary: 'The caller’s emergency, or whether one can be raised' })
  async status(@CallerParam() caller: LiveCaller): Promise<{ data: EmergencyStatus }> {
    return { data: await this.emergencies.status(caller) };
  }

  @Post('emergency')
  @WhileUnproven()
  @HttpCode(200)
  @Answers.data('EmergencyStatus')
  @ApiOperation({ summary: 'Raises an emergency' })
  async raise(@CallerParam() caller: LiveCaller, @Body() place: EmergencyPlaceDto): Promise<Answer> {
    await this.emergencies.raise(caller, place);
    return {
      data: await this.emergencies.status(caller),
      message: serverText(currentLocale(), 'requests.answers.emergencyRaised'),
    };
  }

  @Delete('emergency')
  @WhileUnproven()
  @Answers.data('EmergencyStatus')
  @ApiOperation({ summary: 'Ends the caller’s emergency' })
  async close(@CallerParam() caller: LiveCaller): Promise<Answer> {
    await this.emergencies.close(caller);
    return this.closed(caller);
  }

  @Delete('emergency/:id')
  @WhileUnproven()
  @Answers.data('EmergencyStatus')
  @ApiOperation({ summary: 'Ends the caller’s emergency, named by its number' })
  async closeOne(@CallerParam() caller: LiveCaller, @Param('id', IdPipe) id: number): Promise<Answer> {
    await this.emergencies.closeOne(caller, id);
    return this.closed(caller);
  }

  @Post('emergency/feedback')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Tells how it was after an emergency in an event' })
  async feedback(@CallerParam() caller: Caller, @Body() dto: FeedbackDto): Promise<{ message: string }> {
    await this.emergencies.tell(caller, dto.is_well, dto.note ?? '');
    return { message: serverText(currentLocale(), 'requests.answers.feedback') };
  }

  @Post()
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Asks for help in the event around the caller' })
  async ask(@CallerParam() caller: Caller): Promise<{ message: string }> {
    await this.emergencies.askInEvent(caller);
    return { message: serverText(currentLocale(), 'requests.answers.filed') };
  }

  @Delete()
  @Answers.message()
  @ApiOperation({ summary: 'Withdraws the caller’s wish for help in the event around' })
  async withdraw(@CallerParam() caller: Caller): Promise<{ message: string }> {
    await this.emergencies.withdrawFromEvent(caller);
    return { message: serverText(currentLocale(), 'requests.answers.closed') };
  }

  private async closed(caller: LiveCaller): Promise<Answer> {
    return {
      data: await this.emergencies.status(caller),
      message: serverText(currentLocale(), 'requests.answers.emergencyClosed'),
    };
  }
}

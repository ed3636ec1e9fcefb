import type { EventOptions, Option } from '@karov/api-client';
import { EVENT_USER_STATUSES } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { OptionsService } from '../options/index.js';
import { EventChoicesService } from './event-choices.service.js';

/** Option lists for forms and filters about events. */
@ApiTags('option lists')
@Controller('dropdowns')
export class EventDropdownsController {
  constructor(
    private readonly options: OptionsService,
    private readonly choices: EventChoicesService,
  ) {}

  @Post('events')
  @HttpCode(200)
  @Access.signedIn()
  @Answers.data('EventOptions')
  @ApiOperation({ summary: 'The events and states to filter requests by' })
  async events(@CallerParam() caller: Caller): Promise<{ data: EventOptions }> {
    const locale = currentLocale();
    const statuses = EVENT_USER_STATUSES.map((status) => ({
      id: status,
      label: serverText(locale, `statuses.eventUser.${status}`),
    }));
    return { data: { events: await this.choices.events(caller), statuses } };
  }

  @Post('event/types')
  @HttpCode(200)
  @Access.staff()
  @Answers.all('Option')
  @ApiOperation({ summary: 'The kinds of events' })
  async types(): Promise<{ data: Option[] }> {
    const options = await this.options.list('event_types', currentLocale());
    return { data: options.map(({ id, label }) => ({ id, label })) };
  }

  @Post('managers')
  @HttpCode(200)
  @Access.staff()
  @Answers.all('Option')
  @ApiOperation({ summary: 'The managers who may lead an event' })
  async managers(): Promise<{ data: Option[] }> {
    return { data: await this.choices.managers() };
  }
}

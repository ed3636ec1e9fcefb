import type {
  HeldRequestsCount,
  ManagedEventsCount,
  OpenEventRequestRow,
  OpenEventRequestsCount,
  Replacement,
  RequestCount,
} from '@karov/api-client';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { UserLookupsService } from './user-lookups.service.js';

/**
 * The open work of a person who leaves, and its possible replacements; admins use `/admin`, managers the path
 * without it (rule 142).
 */
@ApiTags('user management')
@Controller()
@Access.area()
export class UserLookupsController {
  constructor(private readonly lookups: UserLookupsService) {}

  @Post(['admin/users/applications/:id', 'users/applications/:id'])
  @HttpCode(200)
  @Answers.all('RequestCount')
  @ApiOperation({ summary: 'The single requests that somebody has filed, counted by state' })
  async requests(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: RequestCount[] }> {
    return { data: await this.lookups.requests(caller, id) };
  }

  @Post(['admin/user/assigned/events/:id', 'user/assigned/events/:id'])
  @HttpCode(200)
  @Answers.all('OpenEventRequestRow')
  @ApiOperation({ summary: 'What somebody needs in events and has not got yet' })
  async eventRequests(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: OpenEventRequestRow[] }> {
    return { data: await this.lookups.eventRequests(caller, id) };
  }

  @Post(['admin/volunteer/intreatment/:id', 'volunteer/intreatment/:id'])
  @HttpCode(200)
  @Answers.data('HeldRequestsCount')
  @ApiOperation({ summary: 'How many single requests a volunteer holds' })
  async held(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: HeldRequestsCount }> {
    return { data: await this.lookups.held(caller, id) };
  }

  @Post(['admin/assigned/event/volunteers/:id', 'assigned/event/volunteers/:id'])
  @HttpCode(200)
  @Answers.data('OpenEventRequestsCount')
  @ApiOperation({ summary: 'To how many needs of events a volunteer is assigned' })
  async eventNeeds(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: OpenEventRequestsCount }> {
    return { data: await this.lookups.eventNeeds(caller, id) };
  }

  @Post(['admin/total-manager-events/:id', 'total-manager-events/:id'])
  @HttpCode(200)
  @Answers.data('ManagedEventsCount')
  @ApiOperation({ summary: 'How many active events somebody manages' })
  async managed(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: ManagedEventsCount }> {
    return { data: await this.lookups.managed(caller, id) };
  }

  @Post(['admin/manager/lists/:id', 'manager/lists/:id'])
  @HttpCode(200)
  @Answers.all('Replacement')
  @ApiOperation({ summary: 'Who could manage the active events of somebody' })
  async managers(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: Replacement[] }> {
    return { data: await this.lookups.managers(caller, id) };
  }

  @Post(['admin/volunteer/open/lists/:id', 'volunteer/open/lists/:id'])
  @HttpCode(200)
  @Answers.all('Replacement')
  @ApiOperation({ summary: 'Who could take over the single requests that a volunteer holds' })
  async volunteers(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: Replacement[] }> {
    return { data: await this.lookups.volunteers(caller, id) };
  }

  @Post(['admin/open/event/volunteers/:id', 'open/event/volunteers/:id'])
  @HttpCode(200)
  @Answers.all('Replacement')
  @ApiOperation({ summary: 'Who could take over the needs of events to which a volunteer is assigned' })
  async eventVolunteers(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: Replacement[] }> {
    return { data: await this.lookups.eventVolunteers(caller, id) };
  }
}

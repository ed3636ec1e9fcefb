import type { SeekerDetails, UserAgreement, UserDoings, UserRecord, UserTrail } from '@karov/api-client';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Said, said } from '../../platform/http/said.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { UserActivityService } from './user-activity.service.js';
import { UserRecordsService } from './user-records.service.js';
import { UserVouchingService } from './user-vouching.service.js';

/**
 * The data of one person, for the staff who manage the person; a person out of reach is not found (rules 51,
 * 93).
 */
@ApiTags('user management')
@Controller()
export class UserRecordsController {
  constructor(
    private readonly records: UserRecordsService,
    private readonly activity: UserActivityService,
    private readonly vouching: UserVouchingService,
  ) {}

  @Get('admin/users/:id')
  @Access.admin()
  @Answers.data('UserRecord')
  @ApiOperation({ summary: 'One person of those whom the caller manages' })
  async forAdmin(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: UserRecord }> {
    return { data: await this.records.read(caller, id) };
  }

  @Get('manager/users/:id')
  @Access.manager()
  @Answers.data('UserRecord')
  @ApiOperation({ summary: 'One person of the caller’s regions and events' })
  async forManager(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: UserRecord }> {
    return { data: await this.records.read(caller, id) };
  }

  @Get('users/:id/agreement')
  @Access.staff()
  @Answers.data('UserAgreement')
  @ApiOperation({ summary: 'What a volunteer told and signed; the look is noted' })
  async agreement(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: UserAgreement }> {
    return { data: await this.records.agreement(caller, id) };
  }

  @Get('users/:id/personal')
  @Access.staff()
  @Answers.data('SeekerDetails')
  @ApiOperation({ summary: 'Disability and health of a help seeker; the look is noted' })
  async personal(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: SeekerDetails }> {
    return { data: await this.records.personal(caller, id) };
  }

  @Get('users/:id/doings')
  @Access.staff()
  @Answers.data('UserDoings')
  @ApiOperation({
    summary: 'What somebody asked for and did, how they answer calls, and their latest messages',
  })
  async doings(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: UserDoings }> {
    return { data: await this.activity.doings(caller, id) };
  }

  @Post('users/:id/vouch')
  @HttpCode(200)
  @Access.staff()
  @Answers.message()
  @ApiOperation({
    summary:
      'Opens to somebody what waits for the question about their number, once it is sure that it is they',
  })
  async vouch(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<Said> {
    await this.vouching.vouch(caller, id);
    return said('users.vouched');
  }

  @Get('admin/users/:id/trail')
  @Access.admin()
  @Answers.data('UserTrail')
  @ApiOperation({ summary: 'Devices, consents, who looked at somebody and what changed' })
  async trail(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ data: UserTrail }> {
    return { data: await this.activity.trail(caller, id) };
  }
}

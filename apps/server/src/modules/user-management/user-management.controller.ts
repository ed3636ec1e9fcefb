import type {
  ActOnMany,
  MadeRecord,
  OpenWork,
  Option,
  RegionCover,
  RegionPermissionRow,
  StaffForm,
  UserRow,
} from '@karov/api-client';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { fail } from '../../platform/errors/fail.js';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { saidOfMany } from '../../platform/http/many-acts.js';
import { type Said, said } from '../../platform/http/said.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { RegionsService } from '../regions/index.js';
import { RegionAssignmentsService } from './region-assignments.service.js';
import { UserFormService } from './user-form.service.js';
import { UserListService } from './user-list.service.js';
import {
  RegionsDto,
  ReplacementsDto,
  StaffChangeDto,
  StaffFormDto,
  StatusOfManyDto,
} from './user-management.dto.js';
import { regionSheet, userSheet } from './user-management.sheet.js';
import { UserStatusService } from './user-status.service.js';

/** Admins' endpoints for people (rule 142). */
@ApiTags('user management')
@Controller('admin')
@Access.admin()
export class UserManagementController {
  constructor(
    private readonly list: UserListService,
    private readonly statuses: UserStatusService,
    private readonly forms: UserFormService,
    private readonly permissions: RegionAssignmentsService,
    private readonly regions: RegionsService,
  ) {}

  @Get('users')
  @ListAnswer('users', userSheet)
  @Answers.list('UserRow')
  @ApiOperation({ summary: 'The people whom the caller manages' })
  users(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<UserRow>> {
    return this.list.page(caller, query);
  }

  @Post('users')
  @HttpCode(200)
  @ApiOperation({ summary: 'Adds a manager; super admins add admins too' })
  @Answers.data('MadeRecord')
  async add(@CallerParam() caller: Caller, @Body() form: StaffFormDto): Promise<Said & { data: MadeRecord }> {
    return { data: { id: await this.forms.add(caller, form) }, ...said('users.saved') };
  }

  @Get('users/:id/form')
  @Answers.data('StaffForm')
  @ApiOperation({ summary: 'What the form about a person is filled in with' })
  async form(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ data: StaffForm }> {
    return { data: await this.forms.read(caller, id) };
  }

  @Put('users/:id')
  @Answers.message()
  @ApiOperation({ summary: 'Changes a person' })
  async update(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() form: StaffChangeDto,
  ): Promise<Said> {
    await this.forms.update(caller, id, form);
    return said('users.saved');
  }

  @Get('user/states')
  @Answers.all('Option')
  @ApiOperation({ summary: 'The districts of those people' })
  async states(@CallerParam() caller: Caller): Promise<{ data: Option[] }> {
    return { data: await this.regions.within(caller) };
  }

  @Post('user/update-status/:id/:status')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Activates or deactivates somebody' })
  async status(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('status') status: string,
    @Body() dto: ReplacementsDto,
  ): Promise<Said> {
    return changeStatus(this.statuses, caller, id, status, dto);
  }

  @Get('user/region-permissions')
  @ListAnswer('region-permissions', regionSheet)
  @Answers.list('RegionPermissionRow')
  @ApiOperation({ summary: 'In which regions managers work' })
  permitted(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<RegionPermissionRow>> {
    return this.permissions.page(caller, query);
  }

  @Get('user/region-cover')
  @Answers.data('RegionCover')
  @ApiOperation({ summary: 'Which managers cover which districts, and which district has none' })
  async cover(@CallerParam() caller: Caller): Promise<{ data: RegionCover }> {
    return { data: await this.permissions.cover(caller) };
  }

  @Post('user/region-permissions')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Lets a manager work in regions' })
  async permit(@CallerParam() caller: Caller, @Body() dto: RegionsDto): Promise<Said> {
    await this.permissions.add(caller, dto);
    return said('users.regionsSaved');
  }

  @Delete('user/region-permissions/:id')
  @Answers.message()
  @ApiOperation({ summary: 'Takes a region from a manager' })
  async forbid(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<Said> {
    await this.permissions.remove(caller, id);
    return said('users.regionsSaved');
  }
}

/** Managers' endpoints for the people in their districts and events (rules 93, 142). */
@ApiTags('user management')
@Controller()
export class ManagedUsersController {
  constructor(
    private readonly list: UserListService,
    private readonly statuses: UserStatusService,
    private readonly regions: RegionsService,
  ) {}

  @Get('manager/users')
  @Access.manager()
  @ListAnswer('users', userSheet)
  @Answers.list('UserRow')
  @ApiOperation({ summary: 'The people in the caller’s regions' })
  users(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<UserRow>> {
    return this.list.page(caller, query);
  }

  @Get('manager/user/states')
  @Access.manager()
  @Answers.all('Option')
  @ApiOperation({ summary: 'The districts of those people' })
  async states(@CallerParam() caller: Caller): Promise<{ data: Option[] }> {
    return { data: await this.regions.within(caller) };
  }

  @Post('user/update-status/:id/:status')
  @HttpCode(200)
  @Access.manager()
  @Answers.message()
  @ApiOperation({ summary: 'Activates or deactivates somebody in the caller’s regions' })
  async status(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('status') status: string,
    @Body() dto: ReplacementsDto,
  ): Promise<Said> {
    return changeStatus(this.statuses, caller, id, status, dto);
  }

  @Post('users/many/status')
  @HttpCode(200)
  @Access.staff()
  @Answers.data('ActOnMany')
  @ApiOperation({ summary: 'Activates or deactivates people; those with open work are left as they are' })
  async statusOfMany(
    @CallerParam() caller: Caller,
    @Body() { ids, is_active }: StatusOfManyDto,
  ): Promise<Said & { data: ActOnMany }> {
    return saidOfMany(await this.statuses.changeMany(caller, ids, is_active));
  }

  @Get('users/:id/open-work')
  @Access.staff()
  @ApiOperation({ summary: 'What somebody has in hand, and who could take it over' })
  @Answers.data('OpenWork')
  async openWork(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: OpenWork }> {
    return { data: await this.statuses.openWork(caller, id) };
  }
}

async function changeStatus(
  statuses: UserStatusService,
  caller: Caller,
  id: number,
  status: string,
  dto: ReplacementsDto,
): Promise<Said> {
  if (status !== '1' && status !== '0') return fail('NOT_FOUND');
  const isChanged = await statuses.change(caller, id, status === '1', dto);
  if (!isChanged && status === '1') return said('users.alreadyActivated');
  return said(status === '1' ? 'users.activated' : 'users.deactivated');
}

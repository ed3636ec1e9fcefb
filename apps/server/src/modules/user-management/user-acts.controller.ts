import type { ActOnMany } from '@karov/api-client';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { saidOfMany } from '../../platform/http/many-acts.js';
import { type Said, said } from '../../platform/http/said.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { BlockDto, OrganizationDto, UserRolesDto } from './user-acts.dto.js';
import { UserBlockingService } from './user-blocking.service.js';
import { UserDeletionService } from './user-deletion.service.js';
import { OrganizationOfManyDto, ReplacementsDto } from './user-management.dto.js';
import { UserOrganizationService } from './user-organization.service.js';
import { UserRolesService } from './user-roles.service.js';

/** Admins' actions on a person: delete and restore, block, roles, organization (rules 26, 63, 88 to 92). */
@ApiTags('user management')
@Controller('admin')
@Access.admin()
export class UserActsController {
  constructor(
    private readonly deletion: UserDeletionService,
    private readonly blocking: UserBlockingService,
    private readonly userRoles: UserRolesService,
    private readonly organizations: UserOrganizationService,
  ) {}

  @Delete('users/:id')
  @Answers.message()
  @ApiOperation({ summary: 'Deletes somebody, which can be undone for 30 days' })
  async remove(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ReplacementsDto,
  ): Promise<Said> {
    await this.deletion.remove(caller, id, dto);
    return said('users.deleted');
  }

  @Post('users/restore/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Restores somebody who was deleted, if the telephone number is free' })
  async restore(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<Said> {
    await this.deletion.restore(caller, id);
    return said('users.restored');
  }

  @Post('users/block/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Blocks somebody and signs them out' })
  async block(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: BlockDto,
  ): Promise<Said> {
    await this.blocking.block(caller, id, dto.reason, dto);
    return said('answers.userBlocked');
  }

  @Post('users/unblock/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Unblocks somebody, with waits and blocked addresses' })
  async unblock(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<Said> {
    await this.blocking.unblock(caller, id);
    return said('answers.userUnblocked');
  }

  @Post('users/update/roles/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Gives somebody these roles and no others' })
  async roles(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: UserRolesDto,
  ): Promise<Said> {
    await this.userRoles.change(caller, id, dto.roles, dto);
    return said('users.rolesUpdated');
  }

  @Post('users/become/admin/:id')
  @HttpCode(200)
  @Access.superAdmin()
  @Answers.message()
  @ApiOperation({ summary: 'Makes somebody an admin' })
  async becomeAdmin(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<Said> {
    await this.userRoles.becomeAdmin(caller, id);
    return said('users.adminAssigned');
  }

  @Post('user/assign/organization/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Assigns an active volunteer to an organization' })
  async organization(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: OrganizationDto,
  ): Promise<Said> {
    await this.organizations.assign(caller, id, dto.organization_id);
    return said('users.organizationAssigned');
  }

  @Post('users/many/organization')
  @HttpCode(200)
  @Answers.data('ActOnMany')
  @ApiOperation({ summary: 'Assigns active volunteers to one organization' })
  async organizationOfMany(
    @CallerParam() caller: Caller,
    @Body() { ids, organization_id }: OrganizationOfManyDto,
  ): Promise<Said & { data: ActOnMany }> {
    return saidOfMany(await this.organizations.assignMany(caller, ids, organization_id));
  }
}

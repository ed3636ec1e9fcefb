import type { AuthRecord } from '@karov/api-client';
import { ROLES, type Role } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Answers } from '../../platform/http/answers.js';
import { ChoiceField } from '../../platform/http/fields.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { RoleSwitchService } from './role-switch.service.js';

export class RoleSwitchDto {
  @ChoiceField(ROLES) role: Role;
}

@ApiTags('profile')
@Controller('switch/role')
export class RoleSwitchController {
  constructor(private readonly switcher: RoleSwitchService) {}

  @Post()
  @HttpCode(200)
  @Access.signedIn()
  @Answers.data('AuthRecord')
  @ApiOperation({ summary: 'Goes on in another of the caller’s roles' })
  async switch(
    @CallerParam() caller: Caller,
    @Body() dto: RoleSwitchDto,
    @Req() request: Request,
  ): Promise<{ message: string; data: AuthRecord }> {
    const data = await this.switcher.switch(caller, dto.role, request.header('user-agent') ?? '');
    return { message: serverText(currentLocale(), 'answers.roleSwitched'), data };
  }
}

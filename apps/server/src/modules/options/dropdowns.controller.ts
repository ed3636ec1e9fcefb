import type { HelpProfileDropdowns, RegisterDropdowns, RoleOption } from '@karov/api-client';
import { ROLES, roleId, roleName } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { OptionsService } from './options.service.js';

/**
 * The lists of the registration forms (rule 129), which are public because they are needed before there is an
 * account.
 */
@ApiTags('option lists')
@Controller('dropdowns')
export class DropdownsController {
  constructor(private readonly options: OptionsService) {}

  @Post('register')
  @HttpCode(200)
  @Access.public()
  @Answers.data('RegisterDropdowns')
  @ApiOperation({ summary: 'What the form of volunteers chooses from' })
  async register(): Promise<{ data: RegisterDropdowns }> {
    const { disabilities, volunteer_interests, volunteer_languages, volunteer_gender } =
      await this.options.dropdowns(currentLocale());
    return {
      data: {
        roles: registrationRoles(),
        disabilities,
        volunteer_interests,
        volunteer_languages,
        volunteer_gender,
      },
    };
  }

  @Post('other/user/registration/options')
  @HttpCode(200)
  @Access.public()
  @Answers.data('HelpProfileDropdowns')
  @ApiOperation({ summary: 'What the help profile chooses from' })
  async profile(): Promise<{ data: HelpProfileDropdowns }> {
    return { data: await this.options.dropdowns(currentLocale()) };
  }
}

/** Roles that people can register for themselves; admins assign the others. */
function registrationRoles(): RoleOption[] {
  const locale = currentLocale();
  return ROLES.filter((role) => role === 'user' || role === 'volunteer').map((role) => ({
    id: roleId(role),
    key: role,
    name: roleName(role),
    label: serverText(locale, `roles.${role}`),
  }));
}

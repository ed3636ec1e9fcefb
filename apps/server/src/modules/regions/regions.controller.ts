import type { Option, RoleOption } from '@karov/api-client';
import { isStaff, ROLES, roleId, roleName } from '@karov/domain';
import { countryCodes } from '@karov/domain/phone';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { readFilters, wordsFilter } from '../../platform/lists/list-filters.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { countriesIn } from './countries.rules.js';
import { RolesDto } from './regions.dto.js';
import { RegionsService } from './regions.service.js';

/** Countries, districts and roles, from which permissions are made up (rule 142). */
@ApiTags('option lists')
@Controller()
export class RegionsController {
  constructor(private readonly regions: RegionsService) {}

  @Get('countries')
  @Access.signedIn()
  @Answers.all('Option')
  @ApiOperation({ summary: 'The countries that are served' })
  countries(): { data: Option[] } {
    return { data: countriesIn(currentLocale()) };
  }

  @Get('states')
  @Access.signedIn()
  @Answers.all('Option')
  @ApiQuery({ name: 'filters[country_ids][]', required: false, type: String })
  @ApiOperation({ summary: 'The districts, narrowed by countries' })
  async states(@List() query: ListQuery): Promise<{ data: Option[] }> {
    const { country_ids: countries = [] } = readFilters(query, { country_ids: wordsFilter(countryCodes()) });
    return { data: await this.regions.ofCountries(countries) };
  }

  /** No form creates a super admin (rule 140), and only a super admin's form creates an admin (rule 88). */
  @Post('dropdowns/roles')
  @HttpCode(200)
  @Access.admin()
  @Answers.all('RoleOption')
  @ApiOperation({ summary: 'The roles that the caller may give' })
  roles(@Body() { type }: RolesDto, @CallerParam() caller: Caller): { data: RoleOption[] } {
    const locale = currentLocale();
    const offered = ROLES.filter(
      (role) =>
        role !== 'super_admin' && (role !== 'admin' || caller.role === 'super_admin' || type === undefined),
    );
    const byHand = offered.filter((role) => type !== 'manual_registration' || isStaff(role));
    return {
      data: byHand.map((role) => ({
        id: roleId(role),
        key: role,
        name: roleName(role),
        label: serverText(locale, `roles.${role}`),
      })),
    };
  }
}

import type { ApplicationDropdowns } from '@karov/api-client';
import { APPLICATION_STATUSES, isStaff } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, OptionalCallerParam } from '../../platform/security/caller.js';
import { CategoriesService } from '../categories/index.js';
import { AdminApplicationsService } from './admin-applications.service.js';
import { ApplicationDropdownsDto } from './applications.dto.js';

/** Options of the wizard; staff who set the flag also get the people (rule 142). */
@ApiTags('option lists')
@Controller('dropdowns')
export class ApplicationDropdownsController {
  constructor(
    private readonly categories: CategoriesService,
    private readonly admin: AdminApplicationsService,
  ) {}

  @Post('application')
  @HttpCode(200)
  @Access.known()
  @Answers.data('ApplicationDropdowns')
  @ApiOperation({ summary: 'What the form of a request chooses from' })
  async application(
    @OptionalCallerParam() caller: Caller | null,
    @Body() dto: ApplicationDropdownsDto,
  ): Promise<{ data: ApplicationDropdowns }> {
    const locale = currentLocale();
    const statuses = APPLICATION_STATUSES.map((id) => ({
      id,
      label: serverText(locale, `requests.statuses.${id}`),
    }));
    const categories = await this.categories.options(locale);
    if (dto.flag !== 1 || !caller || !isStaff(caller.role)) return { data: { categories, statuses } };
    return {
      data: {
        categories,
        statuses,
        only_users: await this.admin.seekers(caller, dto.search ?? '', dto.user_id ?? null),
      },
    };
  }
}

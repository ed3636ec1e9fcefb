import type { CategoryRow } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { CategoryChangeDto } from './categories.dto.js';
import { CategoriesService } from './categories.service.js';
import { categorySheet } from './categories.sheet.js';

/** The categories of help requests, for admins (rule 137, "Categories"). */
@ApiTags('categories')
@Controller('admin/categories')
@Access.admin()
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Get()
  @ListAnswer('categories', categorySheet)
  @Answers.list('CategoryRow')
  @ApiOperation({ summary: 'The categories of help requests' })
  list(@List() query: ListQuery): Promise<ListPage<CategoryRow>> {
    return this.categories.page(query, currentLocale());
  }

  @Get(':id')
  @Answers.data('CategoryRow')
  @ApiOperation({ summary: 'One category of help requests' })
  async one(@Param('id', IdPipe) id: number): Promise<{ data: CategoryRow }> {
    return { data: await this.categories.row(id, currentLocale()) };
  }

  @Put(':id')
  @Answers.data('CategoryRow')
  @ApiOperation({ summary: 'Changes a category: names, automatic assignment, approval' })
  async change(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() form: CategoryChangeDto,
  ): Promise<{ data: CategoryRow; message: string }> {
    const locale = currentLocale();
    await this.categories.change(caller, id, form, locale);
    return {
      data: await this.categories.row(id, locale),
      message: serverText(locale, 'answers.categorySaved'),
    };
  }
}

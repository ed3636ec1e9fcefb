import type { OptionRow } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { OptionChangeDto, OptionFormDto } from './options.dto.js';
import { OptionsService } from './options.service.js';
import { optionSheet } from './options.sheet.js';

interface Saved {
  message: string;
  data: OptionRow;
}

/** Lets admins add to the lists of the forms without code. */
@ApiTags('option lists')
@Controller('admin/options')
@Access.admin()
export class OptionsController {
  constructor(private readonly options: OptionsService) {}

  @Get()
  @ListAnswer('options', optionSheet)
  @Answers.list('OptionRow')
  @ApiOperation({ summary: 'The entries of the option lists' })
  list(@List() query: ListQuery): Promise<ListPage<OptionRow>> {
    return this.options.page(query);
  }

  @Get(':id')
  @Answers.data('OptionRow')
  @ApiOperation({ summary: 'One entry of an option list' })
  async find(@Param('id', IdPipe) id: number): Promise<{ data: OptionRow }> {
    return { data: await this.options.find(id) };
  }

  @Post()
  @HttpCode(200)
  @Answers.data('OptionRow')
  @ApiOperation({ summary: 'Adds an entry to an option list' })
  async add(@CallerParam() caller: Caller, @Body() form: OptionFormDto): Promise<Saved> {
    return { message: saved(), data: await this.options.add(caller, form) };
  }

  @Put(':id')
  @Answers.data('OptionRow')
  @ApiOperation({ summary: 'Changes an entry of an option list: words, place, whether it is hidden' })
  async change(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() form: OptionChangeDto,
  ): Promise<Saved> {
    return { message: saved(), data: await this.options.change(caller, id, form) };
  }
}

function saved(): string {
  return serverText(currentLocale(), 'answers.optionSaved');
}

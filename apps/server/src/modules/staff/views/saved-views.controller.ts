import type { SavedView } from '@karov/api-client';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../platform/http/answers.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { type Said, said } from '../../../platform/http/said.js';
import { Access } from '../../../platform/security/access.js';
import { type Caller, CallerParam } from '../../../platform/security/caller.js';
import { SavedViewChange, SavedViewForm, SavedViewsQuery } from './saved-views.dto.js';
import { SavedViewsService } from './saved-views.service.js';

/** Saved views of the desk's lists (rule 240). */
@ApiTags('staff')
@Controller('staff/views')
@Access.staff()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @Answers.all('SavedView')
  @ApiOperation({ summary: 'The caller’s views of a list, then those that others share' })
  async list(@CallerParam() caller: Caller, @Query() query: SavedViewsQuery): Promise<{ data: SavedView[] }> {
    return { data: await this.views.of(caller, query.list) };
  }

  @Post()
  @HttpCode(200)
  @Answers.data('SavedView')
  @ApiOperation({ summary: 'Saves a view of a list' })
  async add(@CallerParam() caller: Caller, @Body() form: SavedViewForm): Promise<Said & { data: SavedView }> {
    return { data: await this.views.add(caller, form), ...said('answers.viewSaved') };
  }

  @Put(':id')
  @Answers.data('SavedView')
  @ApiOperation({ summary: 'Replaces one of the caller’s views, its name too' })
  async change(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() form: SavedViewChange,
  ): Promise<Said & { data: SavedView }> {
    return { data: await this.views.change(caller, id, form), ...said('answers.viewSaved') };
  }

  @Delete(':id')
  @Answers.message()
  @ApiOperation({ summary: 'Deletes one of the caller’s views; admins also a shared one' })
  async remove(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<Said> {
    await this.views.remove(caller, id);
    return said('answers.viewDeleted');
  }
}

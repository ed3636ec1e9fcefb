import type { ReadyAnswerRow } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { ReadyAnswerForm, ReadyAnswerMove } from './ready-answers.dto.js';
import { ReadyAnswersService } from './ready-answers.service.js';
import { readyAnswerSheet } from './ready-answers.sheet.js';

interface Saved {
  message: string;
  data: ReadyAnswerRow;
}

/** Lets admins edit the ready answers (rule 202). */
@ApiTags('ready answers')
@Controller('admin/ready-answers')
@Access.admin()
export class ReadyAnswersDeskController {
  constructor(private readonly answers: ReadyAnswersService) {}

  @Get()
  @ListAnswer('ready-answers', readyAnswerSheet)
  @Answers.list('ReadyAnswerRow')
  @ApiOperation({ summary: 'The ready answers' })
  list(@List() query: ListQuery): Promise<ListPage<ReadyAnswerRow>> {
    return this.answers.page(query);
  }

  @Post()
  @HttpCode(200)
  @Answers.data('ReadyAnswerRow')
  @ApiOperation({ summary: 'Adds a ready answer' })
  async add(@CallerParam() caller: Caller, @Body() form: ReadyAnswerForm): Promise<Saved> {
    return {
      message: serverText(currentLocale(), 'answers.readyAnswerSaved'),
      data: await this.answers.add(caller, form),
    };
  }

  @Put(':id')
  @Answers.data('ReadyAnswerRow')
  @ApiOperation({ summary: 'Words a ready answer anew' })
  async change(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() form: ReadyAnswerForm,
  ): Promise<Saved> {
    return {
      message: serverText(currentLocale(), 'answers.readyAnswerSaved'),
      data: await this.answers.change(caller, id, form),
    };
  }

  @Post(':id/move')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Moves a ready answer one place up or down' })
  async move(
    @Param('id', IdPipe) id: number,
    @Body() { direction }: ReadyAnswerMove,
  ): Promise<{ message: string }> {
    await this.answers.move(id, direction);
    return { message: serverText(currentLocale(), 'answers.readyAnswerSaved') };
  }

  @Delete(':id')
  @Answers.message()
  @ApiOperation({ summary: 'Deletes a ready answer' })
  async remove(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.answers.remove(caller, id);
    return { message: serverText(currentLocale(), 'answers.readyAnswerDeleted') };
  }
}

import type { DeskSubject, MadeRecord, StaffNote } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../platform/http/answers.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { currentLocale } from '../../../platform/http/request-context.js';
import { Access } from '../../../platform/security/access.js';
import { type Caller, CallerParam } from '../../../platform/security/caller.js';
import { ABOUT, AboutPipe } from '../subjects/about.pipe.js';
import { StaffNoteDto } from './staff-note.dto.js';
import { StaffNotesService } from './staff-notes.service.js';

/** Notes of coordinators, within the caller's reach (rule 148). */
@ApiTags('staff')
@Controller('staff')
@Access.staff()
export class StaffNotesController {
  constructor(private readonly notes: StaffNotesService) {}

  @Get(':about/:id/notes')
  @ApiParam({ name: 'about', enum: ABOUT })
  @Answers.all('StaffNote')
  @ApiOperation({ summary: 'What coordinators wrote down' })
  async list(
    @CallerParam() caller: Caller,
    @Param('about', AboutPipe) about: DeskSubject,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: StaffNote[] }> {
    return { data: await this.notes.of(caller, about, id) };
  }

  @Post(':about/:id/notes')
  @ApiParam({ name: 'about', enum: ABOUT })
  @HttpCode(200)
  @Answers.data('MadeRecord')
  @ApiOperation({ summary: 'Writes something down' })
  async add(
    @CallerParam() caller: Caller,
    @Param('about', AboutPipe) about: DeskSubject,
    @Param('id', IdPipe) id: number,
    @Body() dto: StaffNoteDto,
  ): Promise<{ data: MadeRecord; message: string }> {
    return {
      data: await this.notes.add(caller, about, id, dto.text),
      message: serverText(currentLocale(), 'requests.answers.noteWritten'),
    };
  }

  @Delete('notes/:id')
  @Answers.message()
  @ApiOperation({ summary: 'Takes back what the caller has just written' })
  async takeBack(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
  ): Promise<{ message: string }> {
    await this.notes.takeBack(caller, id);
    return { message: serverText(currentLocale(), 'requests.answers.noteTakenBack') };
  }
}

import type { ActOnMany, VettingRow } from '@karov/api-client';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { saidOfMany } from '../../platform/http/many-acts.js';
import { type Said, said } from '../../platform/http/said.js';
import { ListAnswer, type ListPage } from '../../platform/lists/list-answer.js';
import { List, type ListQuery } from '../../platform/lists/list-query.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import {
  RefuseManyDto,
  RefuseVettingDto,
  SeenDocumentDto,
  ValidatePoliceDto,
  ValidateTrainingDto,
  VettingOfManyDto,
} from './user-management.dto.js';
import { vettingSheet } from './user-management.sheet.js';
import { UserVettingService } from './user-vetting.service.js';

/** People who are waiting for vetting, and admins' decisions (rules 85 to 87). */
@ApiTags('user management')
@Controller('admin')
@Access.admin()
export class VettingController {
  constructor(private readonly vetting: UserVettingService) {}

  @Get('vetting')
  @ListAnswer('vetting', vettingSheet)
  @ApiOperation({
    summary: 'Who waits for vetting: police certificate, guardian’s approval, training; oldest first',
  })
  @Answers.list('VettingRow')
  waiting(@CallerParam() caller: Caller, @List() query: ListQuery): Promise<ListPage<VettingRow>> {
    return this.vetting.page(caller, query);
  }

  @Post('users/validate/police/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Notes that a volunteer’s police certificate is in order' })
  async police(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ValidatePoliceDto,
  ): Promise<Said> {
    await this.vetting.validatePolice(caller, id, dto.validate_police, dto.file);
    return said('users.policeValidated');
  }

  @Post('users/validate/training/:id')
  @HttpCode(200)
  @ApiOperation({ summary: 'The id is that of the volunteer information' })
  @Answers.message()
  async training(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ValidateTrainingDto,
  ): Promise<Said> {
    await this.vetting.validateTraining(caller, id, dto.validate_training);
    return said('users.trainingValidated');
  }

  @Post('users/confirm/guardian/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Notes that a guardian’s approval is in order' })
  async guardian(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: SeenDocumentDto,
  ): Promise<Said> {
    await this.vetting.confirmGuardian(caller, id, dto.file);
    return said('users.guardianConfirmed');
  }

  @Post('vetting/refuse/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({
    summary: 'Does not accept what a person handed in, and tells them why; the id is the person’s',
  })
  async refuse(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: RefuseVettingDto,
  ): Promise<Said> {
    await this.vetting.refuse(caller, { userId: id, kind: dto.kind, seen: dto.file }, dto.system_note);
    return said('users.vettingRefused');
  }

  @Post('vetting/many/approve')
  @HttpCode(200)
  @Answers.data('ActOnMany')
  @ApiOperation({
    summary: 'Confirms rows of the list by their ids: certificate, guardian’s approval, training',
  })
  async approveMany(
    @CallerParam() caller: Caller,
    @Body() { ids, seen }: VettingOfManyDto,
  ): Promise<Said & { data: ActOnMany }> {
    return saidOfMany(await this.vetting.approveMany(caller, ids, seen));
  }

  @Post('vetting/many/refuse')
  @HttpCode(200)
  @Answers.data('ActOnMany')
  @ApiOperation({
    summary: 'Refuses rows of the list by their ids, all for one reason, and tells each person',
  })
  async refuseMany(
    @CallerParam() caller: Caller,
    @Body() { ids, seen, system_note }: RefuseManyDto,
  ): Promise<Said & { data: ActOnMany }> {
    return saidOfMany(await this.vetting.refuseMany(caller, { rowIds: ids, seen }, system_note));
  }

  @Post('vetting/ask-to-renew/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({
    summary: 'Asks a volunteer whose account is frozen to renew their agreement, once a day at most',
  })
  async askToRenew(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<Said> {
    await this.vetting.askToRenew(caller, id);
    return said('users.renewalAsked');
  }
}

import type { ActOnMany, PairsPreview } from '@karov/api-client';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../platform/http/answers.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { saidOfMany } from '../../../platform/http/many-acts.js';
import type { Said } from '../../../platform/http/said.js';
import { Access } from '../../../platform/security/access.js';
import { type Caller, CallerParam } from '../../../platform/security/caller.js';
import { PairsDto, PairsPreviewDto } from './event-pairs.dto.js';
import { PairsByHandService } from './pairs-by-hand.service.js';

/** Volunteers for many needs of an event at once (rule 243). */
@ApiTags('event requests')
@Controller('events/:id/pairs')
@Access.staff()
export class EventPairsController {
  constructor(private readonly pairs: PairsByHandService) {}

  @Post('preview')
  @HttpCode(200)
  @Answers.data('PairsPreview')
  @ApiOperation({ summary: 'Proposes a volunteer for each need of an event that has nobody' })
  async preview(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: PairsPreviewDto,
  ): Promise<{ data: PairsPreview }> {
    return { data: await this.pairs.preview(caller, id, dto.request_ids ?? null) };
  }

  @Post()
  @HttpCode(200)
  @Answers.data('ActOnMany')
  @ApiOperation({
    summary: 'Gives needs the volunteers that were proposed; the ids are those of the requests',
  })
  async carryOut(
    @CallerParam() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { pairs }: PairsDto,
  ): Promise<Said & { data: ActOnMany }> {
    return saidOfMany(await this.pairs.carryOut(caller, id, pairs));
  }
}

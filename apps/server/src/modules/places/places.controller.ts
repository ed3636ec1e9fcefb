import type { PlaceSuggestion } from '@karov/api-client';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { Throttled } from '../../platform/security/throttle.js';
import { OfficialLocalitiesService } from './official-localities.service.js';
import { PlaceSearchDto } from './places.dto.js';
import { PlacesService } from './places.service.js';

@ApiTags('places')
@Controller('dropdowns')
export class PlacesController {
  constructor(
    private readonly places: PlacesService,
    private readonly official: OfficialLocalitiesService,
  ) {}

  @Post('places')
  @HttpCode(200)
  @Access.public()
  @Throttled()
  @Answers.all('PlaceSuggestion')
  @ApiOperation({
    summary: 'Suggestions for an address',
    description:
      '`raw` is what is sent back as the address; the suggestion that is clearly meant `is_clear`. Without such, the message asks: which part is not known, or which place is meant.',
  })
  async search(@Body() body: PlaceSearchDto): Promise<{ data: PlaceSuggestion[]; message?: string }> {
    await this.official.refresh();
    const data = await this.places.suggest(body.text, currentLocale());
    const message = this.places.questionAbout(body.text, data, currentLocale());
    return { data, ...(message !== null && { message }) };
  }
}

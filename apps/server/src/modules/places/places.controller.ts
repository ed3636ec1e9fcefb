import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PlaceSuggestion } from '@karov/api-client';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { Throttled } from '../../platform/security/throttle.js';
import { PlaceSearchDto } from './places.dto.js';
import { PlacesService } from './places.service.js';

@ApiTags('places')
@Controller('dropdowns')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Post('places')
  @HttpCode(200)
  @Access.public()
  @Throttled()
  @Answers.all('PlaceSuggestion')
  @ApiOperation({
    summary: 'Suggestions for an address',
    description:
      '`raw` is what is sent back as the address; the suggestion that is clearly meant `is_clear`. Without any, the message says which part is not known.',
  })
  async search(@Body() body: PlaceSearchDto): Promise<{ data: PlaceSuggestion[]; message?: string }> {
    const data = await this.places.suggest(body.text, currentLocale());
    const message = data.length === 0 ? this.places.whatIsUnknown(body.text, currentLocale()) : null;
    return { data, ...(message !== null && { message }) };
  }
}

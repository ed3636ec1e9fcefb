import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PlaceSuggestion } from '@karov/api-client';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { PlaceSearchDto } from './places.dto.js';
import { PlacesService } from './places.service.js';

/** Typing fast makes some two searches a second; whole offices share an address, so the limit is for abuse only (decision 11). */
const SEARCHES_A_MINUTE = 600;

@ApiTags('places')
@Controller('dropdowns')
export class PlacesController {
  constructor(
    private readonly places: PlacesService,
    private readonly limit: RateLimit,
  ) {}

  @Post('places')
  @HttpCode(200)
  @Access.public()
  @ApiOperation({ summary: 'Suggestions for an address', description: 'Answers {data: PlaceSuggestion[]}; `raw` is what is sent back as the address. 429 on abuse.' })
  async search(@Body() body: PlaceSearchDto, @Ip() ip: string): Promise<{ data: PlaceSuggestion[] }> {
    if ((await this.limit.hit(`places:${ip}`, 60)) > SEARCHES_A_MINUTE) fail('TOO_MANY');
    return { data: await this.places.suggest(body.text, currentLocale()) };
  }
}

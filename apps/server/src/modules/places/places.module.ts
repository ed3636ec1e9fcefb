import { Module } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { EmbeddedPlaces } from './embedded-places.js';
import { LOCALITIES } from './locality.js';
import { NominatimPlaces } from './nominatim-places.js';
import { PlaceIndex } from './place-index.js';
import { PlacesController } from './places.controller.js';
import { EMBEDDED_PLACES, OUTSIDE_PLACES, PlacesService } from './places.service.js';

@Module({
  controllers: [PlacesController],
  providers: [
    { provide: PlaceIndex, useFactory: () => new PlaceIndex(LOCALITIES) },
    { provide: EMBEDDED_PLACES, inject: [PlaceIndex], useFactory: (index: PlaceIndex) => new EmbeddedPlaces(index) },
    {
      provide: OUTSIDE_PLACES,
      inject: [CONFIG],
      useFactory: ({ places }: AppConfig) => (places.nominatimUrl ? new NominatimPlaces(places.nominatimUrl) : null),
    },
    PlacesService,
  ],
  exports: [PlacesService],
})
export class PlacesModule {}

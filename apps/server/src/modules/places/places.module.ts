import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Log } from '../../platform/logging/log.js';
import { EmbeddedPlaces } from './embedded-places.js';
import { FailoverPlaces } from './failover-places.js';
import { KNOWN_PLACES } from './known-places.js';
import { OfficialLocalitiesService } from './official-localities.service.js';
import { OfficialPlacesRepository } from './official-places.repository.js';
import { OfficialPlacesImportService } from './official-places-import.service.js';
import { outsideProviders } from './outside-places.js';
import { PlaceIndex } from './place-index.js';
import { PlacesController } from './places.controller.js';
import { PLACE_SEARCH, PlacesService } from './places.service.js';

@Module({
  controllers: [PlacesController],
  providers: [
    { provide: PlaceIndex, useValue: KNOWN_PLACES },
    {
      provide: EmbeddedPlaces,
      inject: [PlaceIndex, OfficialPlacesRepository],
      useFactory: (index: PlaceIndex, official: OfficialPlacesRepository) =>
        new EmbeddedPlaces(index, official),
    },
    {
      provide: PLACE_SEARCH,
      inject: [CONFIG, EmbeddedPlaces, Clock, Log],
      useFactory: ({ places }: AppConfig, embedded: EmbeddedPlaces, clock: Clock, log: Log) => {
        const now = () => clock.now();
        return new FailoverPlaces(outsideProviders(places, now), embedded, now, (name, error) =>
          log.error(`place search ${name} failed`, error),
        );
      },
    },
    OfficialPlacesRepository,
    OfficialLocalitiesService,
    OfficialPlacesImportService,
    PlacesService,
  ],
  exports: [OfficialLocalitiesService, OfficialPlacesImportService, PlacesService],
})
export class PlacesModule {}

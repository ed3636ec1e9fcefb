import 'leaflet/dist/leaflet.css';
import type { ListParams, OpenPlace } from '@karov/api-client';
import { layScale } from '@karov/design/map';
import { DEFAULT_PAGE_SIZE } from '@karov/domain';
import L from 'leaflet';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { AttributionControl, Circle, MapContainer, useMap, ZoomControl } from 'react-leaflet';
import { api } from '../../../core/api.js';
import { useText } from '../../../core/text.js';
import { useLoad } from '../../../core/use-load.js';
import { type Area, areasOf, FITTING, type Pin, requestsOf } from './areas.js';
import { Ground } from './ground.js';
import { PinRequests } from './pin-requests.js';
import { Pins } from './pins.js';
import './area-map.css';

/** The centre of an empty map: the middle of the country. */
const MIDDLE: [number, number] = [31.9, 34.95];
const FAR_ZOOM = 8;
const NEAR_ZOOM = 11;
const SIDE_PX = 32;
/** The radius of an area, because positions are rounded to about a kilometre. */
const AREA_METRES = 700;

interface AreaMapProps {
  /** the search and filters of the list, all of whose requests the map shows */
  params: ListParams;
  /** requests that were just answered */
  answered: readonly number[];
  placeOf: (request: OpenPlace) => string;
  onChoose: (request: OpenPlace) => void;
}

function MapScale() {
  const t = useText();
  const map = useMap();
  const [km, m] = [t('volunteering.km'), t('volunteering.m')];
  useEffect(() => layScale(map, { km, m }), [map, km, m]);
  return null;
}

/** Zooms the map so that all areas are in view. */
function Sight({ areas }: { areas: readonly Area[] }) {
  const map = useMap();
  useEffect(() => {
    if (areas.length > 0)
      map.fitBounds(L.latLngBounds(areas.map(({ position }) => position)), {
        maxZoom: NEAR_ZOOM,
        padding: [SIDE_PX, SIDE_PX],
        animate: false,
      });
  }, [map, areas]);
  return null;
}

const NONE: readonly OpenPlace[] = [];
/** The map's call has no pages. */
const WHOLE = { page: 1, perPage: DEFAULT_PAGE_SIZE };

/** Everything that the list finds, on whatever page. */
function useFound({ search, filters }: ListParams): readonly OpenPlace[] {
  const load = useCallback(
    (signal: AbortSignal) =>
      api.list(
        '/volunteer/application-open-requests/map',
        { ...WHOLE, search, filters: { ...filters, ...FITTING } },
        signal,
      ),
    [search, filters],
  );
  return useLoad(load).data?.data ?? NONE;
}

/**
 * A map of the areas of all requests that the list finds. A press leads to the card of a request, on whatever
 * page it is; where several are close together, through a short list.
 */
export default function AreaMap({ params, answered, placeOf, onChoose }: AreaMapProps) {
  const t = useText();
  const found = useFound(params);
  const requests = useMemo(() => found.filter(({ id }) => !answered.includes(id)), [found, answered]);
  const areas = useMemo(() => areasOf(requests), [requests]);
  const [opened, setOpened] = useState<Pin | null>(null);
  const shown =
    opened === null
      ? []
      : requestsOf(opened).filter(({ id }) => requests.some((request) => request.id === id));
  const nameOf = (pin: Pin): string => {
    const behind = requestsOf(pin);
    const [place = '', ...others] = new Set(behind.map(placeOf));
    if (behind.length === 1) return [behind[0]?.category ?? '', place].filter(Boolean).join(', ');
    return t(others.length > 0 ? 'volunteering.pinAround' : 'volunteering.pinMany', {
      count: behind.length,
      place,
    });
  };
  const press = (pin: Pin) => {
    const [only, ...others] = requestsOf(pin);
    if (only && others.length === 0) choose(only);
    else setOpened(pin);
  };
  const choose = (request: OpenPlace) => {
    setOpened(null);
    onChoose(request);
  };
  return (
    <section className="map" aria-label={t('volunteering.map')}>
      {/* Leaflet measures in physical pixels from the left, whatever the language. */}
      <div className="map__frame" dir="ltr">
        <MapContainer
          className="map__land"
          center={MIDDLE}
          zoom={FAR_ZOOM}
          zoomControl={false}
          attributionControl={false}
        >
          <AttributionControl prefix={false} />
          <ZoomControl zoomInTitle={t('volunteering.zoomIn')} zoomOutTitle={t('volunteering.zoomOut')} />
          <MapScale />
          <Ground />
          <Sight areas={areas} />
          {areas.map(({ key, position }) => (
            <Circle
              key={key}
              center={position}
              radius={AREA_METRES}
              pathOptions={{ color: 'var(--color-brand)', weight: 1 }}
              interactive={false}
            />
          ))}
          <Pins areas={areas} nameOf={nameOf} onPress={press} />
        </MapContainer>
      </div>
      {opened !== null && shown.length > 0 && (
        <PinRequests
          title={nameOf(opened)}
          requests={shown}
          placeOf={placeOf}
          onChoose={choose}
          onClose={() => setOpened(null)}
        />
      )}
      <p className="map__note">{t('volunteering.mapNote')}</p>
    </section>
  );
}

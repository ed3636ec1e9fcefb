import { POSTAL_CODE, partsAsWritten } from './address-parts.js';

/** An address as stored (rule 62). Texts may be empty; positions are degrees, WGS 84. */
export interface Address {
  text: string;
  street: string;
  city: string;
  state: string;
  country: string;
  lat: number;
  lon: number;
}

/**
 * Writes an address for the wire: its parts separated by commas, with latitude and longitude last (rule 62).
 */
export function addressToWire(address: Pick<Address, 'text' | 'lat' | 'lon'> & Partial<Address>): string {
  return `${address.text}, ${address.lat}, ${address.lon}`;
}

/**
 * Reads an address from the wire: its last two parts are latitude and longitude. Returns null if they are
 * missing or outside the globe.
 */
export function addressFromWire(wire: string): { text: string; lat: number; lon: number } | null {
  const parts = wire.split(',').map((part) => part.trim());
  if (parts.length < 3) return null;
  const [latText, lonText] = parts.slice(-2);
  if (!latText || !lonText) return null;
  const lat = Number(latText);
  const lon = Number(lonText);
  if (!isPosition({ lat, lon })) return null;
  return { text: parts.slice(0, -2).filter(Boolean).join(', '), lat, lon };
}

/**
 * Returns the address for display: without its position, street and number before the town (rule 102).
 * Accepts both wire addresses and stored texts.
 */
export function addressForDisplay(wire: string): string {
  const text = addressFromWire(wire)?.text ?? wire;
  return partsAsWritten(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ).join(', ');
}

/** Whether the coordinates are valid. */
export function isPosition(position: { lat: number; lon: number }): boolean {
  const { lat, lon } = position;
  return Number.isFinite(lat) && Number.isFinite(lon) && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

const EARTH_RADIUS_METRES = 6378168;

/** Great-circle distance in metres, on the same sphere as the database's function `map_metres`. */
export function distanceMetres(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const latStep = toRadians(b.lat - a.lat) / 2;
  const lonStep = toRadians(b.lon - a.lon) / 2;
  const h =
    Math.sin(latStep) ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(lonStep) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Whether an address has no house number, so that its place on a map is only approximate: the middle of a
 * village, or of a street (rule 226). Its text describes the way there.
 */
export function isAboutThere(wire: string): boolean {
  const text = addressFromWire(wire)?.text ?? wire;
  return text !== '' && !/\d/.test(text.replace(POSTAL_CODE, ''));
}

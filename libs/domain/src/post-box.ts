import { addressFromWire } from './address.js';
import { isCountryName, POSTAL_CODE } from './address-parts.js';

const NUMBER = String.raw`\s*[:#.]?\s*(?:מס['׳]?\s*|no\.?\s*|№\s*)?\d+`;
const BOXES = [
  String.raw`ת\s*[."״'׳]+\s*ד[.'׳]?(?:${NUMBER})?`,
  String.raw`ת\s*ד${NUMBER}`,
  String.raw`(?:תיבת|תא)\s+(?:ה)?דואר(?:${NUMBER})?`,
  String.raw`p\s*\.?\s*o\s*\.?\s*(?:box|b\.?)(?:${NUMBER})`,
  String.raw`p\s*\.?\s*o\s*\.?\s*box`,
  String.raw`post(?:al)?(?:\s+office)?\s+box(?:${NUMBER})?`,
  String.raw`а\s*/\s*я(?:${NUMBER})?`,
  String.raw`абонентский\s+ящик(?:${NUMBER})?`,
  String.raw`ص\s*\.\s*ب\.?(?:${NUMBER})?`,
  String.raw`صندوق\s+(?:ال)?بريد(?:${NUMBER})?`,
];
const BOX = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${BOXES.join('|')})(?![\p{L}\p{N}])`, 'giu');

/** Returns the text around a post box in an address; null if there is no post box. */
export function besidePostBox(text: string): string | null {
  const without = text.replace(BOX, ' ');
  if (without === text) return null;
  return without
    .split(',')
    .map((part) => part.replace(POSTAL_CODE, ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
}

/**
 * Whether an address, from the wire or as typed, is a post box without any place but a town (rule 225). If
 * the parts do not identify the street, only a house number counts as a place.
 */
export function isPostBox(wire: string): boolean {
  const parts = (addressFromWire(wire)?.text ?? wire).split(',').map((part) => part.trim());
  const country = parts.findLastIndex((part, at) => at >= parts.length - 3 && isCountryName(part));
  const beside = besidePostBox((country > 0 ? parts.slice(0, country) : parts).join(', '));
  if (beside === null) return false;
  return country > 0 ? beside === '' : !/\d/.test(beside);
}

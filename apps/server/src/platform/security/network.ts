import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Returns the eight groups of an IPv6 address; an embedded IPv4 address counts as two of them. */
function groupsOf(ip: string): number[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(ip);
  const [a = 0, b = 0, c = 0, d = 0] = (dotted ?? []).slice(1).map(Number);
  const hex = dotted
    ? `${ip.slice(0, dotted.index)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
    : ip;
  const [head = '', tail] = hex.split('::');
  const read = (part: string) =>
    part
      .split(':')
      .filter((group) => group !== '')
      .map((group) => parseInt(group, 16));
  const [first, last] = [read(head), read(tail ?? '')];
  return [...first, ...Array.from({ length: GROUPS - first.length - last.length }, () => 0), ...last];
}

function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

/** Writes an IPv6 network with four empty groups at the end in its short form. */
function shortened(groups: readonly number[]): string {
  const full = groups.map((group) => group.toString(16));
  while (full.length > 0 && full.at(-1) === '0') full.pop();
  return `${full.join(':')}::/64`;
}

/**
 * Returns the name under which an address is counted and blocked: an IPv4 address as it is, an IPv6 address
 * by its /64, which a whole household shares (rule 96). Null for an invalid address.
 */
export function networkOf(address: string): string | null {
  const [ip = ''] = address
    .replace(/^\[|\]$/g, '')
    .replace(/\/64$/, '')
    .split('%');
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return null;
  const groups = groupsOf(ip);
  const [high = 0, low = 0] = groups.slice(6);
  if (isMapped(groups)) return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
  return shortened(groups.slice(0, NETWORK_GROUPS));
}

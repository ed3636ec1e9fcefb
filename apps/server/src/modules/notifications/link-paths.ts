import { type BroadcastChannel, linkCodeOf, tidyAddress } from '@karov/domain';
import type { WayOut } from './broadcast-gate.js';
import type { LinkKind } from './link-code.entity.js';

/**
 * The page to which a message's link leads, and the page's short address (rule 163): every character of an
 * SMS costs money.
 */
export const LINK_PATHS: Readonly<Record<LinkKind, { page: string; short: string }>> = {
  event_volunteer: { page: '/volunteer/update-status/', short: '/v/' },
  event_user: { page: '/user/update-event-respond/', short: '/n/' },
  application_call: { page: '/help/request/', short: '/h/' },
  event_work: { page: '/volunteer/update-status/', short: '/v/' },
  application_work: { page: '/help/request/', short: '/h/' },
  sign_in: { page: '/sign-in/', short: '/s/' },
  contact: { page: '/contact-us/conversation/', short: '/c/' },
  reference: { page: '/registered-by-other/', short: '/r/' },
};

/** Pages that messages mention so often that they have short addresses. */
export const SHORT_PAGES = { basket: { page: '/volunteer/basket-menu', short: '/b' } } as const;

/** The page for opting out of broadcasts by SMS (rule 178). */
export const WAY_OUT = { page: '/unsubscribe/sms/', short: '/u/' } as const;

/**
 * Returns the opt-out with a given code: in a text message a short link to the page; in an e-mail the page,
 * and a one-click URL for mail programs (RFC 8058).
 */
export function wayOutOf(publicUrl: string, channel: BroadcastChannel, code: string): WayOut {
  if (channel === 'sms') return { url: `${publicUrl}${WAY_OUT.short}${code}`, oneClickUrl: null };
  return {
    url: `${publicUrl}/unsubscribe/email/${code}`,
    oneClickUrl: `${publicUrl}/api/email/one-click/${code}`,
  };
}

/**
 * Matches a short address, ignoring punctuation after the code that was taken as part of the address (rule
 * 163), but not a further path segment.
 */
const SHORT = /^(\/[a-z]\/)([\w-]+)(?:[^\w/-][^/]*)?$/;

/** Returns the page of a short address; null if the path is not one. */
export function pageOfShort(path: string): string | null {
  const tidy = tidyAddress(path) ?? path;
  const whole = Object.values(SHORT_PAGES).find((one) => one.short === tidy);
  if (whole) return whole.page;
  const [, short = '', code = ''] = SHORT.exec(decoded(path)) ?? [];
  const link = [WAY_OUT, ...Object.values(LINK_PATHS)].find((one) => one.short === short);
  return link ? `${link.page}${linkCodeOf(code)}` : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

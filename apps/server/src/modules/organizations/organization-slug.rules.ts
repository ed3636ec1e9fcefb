const MAX_LENGTH = 60;

/**
 * Returns the slug of an organization's registration link: the Latin and Hebrew letters and digits of its
 * name, with hyphens in place of everything else; null if the result is empty.
 */
export function slugFrom(name: string): string | null {
  const slug = name
    .toLowerCase()
    .replace(/['"׳״]/g, '')
    .replace(/[^a-z0-9\u05d0-\u05ea]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '');
  return slug === '' ? null : slug;
}

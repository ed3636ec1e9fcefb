const MAX_LENGTH = 60;

/**
 * The slug of an organization's registration link: Latin and Hebrew letters and digits of its name, with
 * everything else as hyphens; null if the result is empty.
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

import type { Field } from './field.js';
import { HELP_PROFILE } from './sections.js';

function pathsOf(fields: readonly Field[], prefix: string): string[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name;
    return field.kind === 'group' || field.kind === 'repeated' ? [path, ...pathsOf(field.fields, `${path}.`)] : [path];
  });
}

/** Dotted paths of all fields, groups included, without the numbers of repeated ones: the keys of their texts. */
export function profilePaths(): string[] {
  return HELP_PROFILE.flatMap(({ fields }) => pathsOf(fields, ''));
}

/** The path without numbers: `residents.0.phone` is declared as `residents.phone`. */
export function declaredPath(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '');
}

/** The section in which a field of this path stands, or null. */
export function sectionOf(path: string): string | null {
  const [first] = path.split('.');
  return HELP_PROFILE.find(({ fields }) => fields.some(({ name }) => name === first))?.name ?? null;
}

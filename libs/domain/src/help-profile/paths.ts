import type { Field } from './field.js';
import { HELP_PROFILE } from './sections.js';

function pathsOf(fields: readonly Field[], prefix: string): string[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name;
    return field.kind === 'group' || field.kind === 'repeated'
      ? [path, ...pathsOf(field.fields, `${path}.`)]
      : [path];
  });
}

/**
 * Returns the dotted paths of all fields, including groups, without the indexes of repeated groups; these
 * paths are the keys of their texts.
 */
export function profilePaths(): string[] {
  return HELP_PROFILE.flatMap(({ fields }) => pathsOf(fields, ''));
}

/** Returns a path without indexes: `residents.0.phone` is declared as `residents.phone`. */
export function declaredPath(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '');
}

const CHOSEN: readonly Field['kind'][] = ['choice', 'choices', 'yesNo'];

function chosenPaths(fields: readonly Field[], prefix: string): string[] {
  return fields.flatMap((field) => {
    if (field.kind === 'group' || field.kind === 'repeated')
      return chosenPaths(field.fields, `${prefix}${field.name}.`);
    return CHOSEN.includes(field.kind) ? [prefix + field.name] : [];
  });
}

/** Whether the answer at a path is chosen from entries rather than typed. */
export function isChosenAt(path: string): boolean {
  return HELP_PROFILE.some(({ fields }) => chosenPaths(fields, '').includes(declaredPath(path)));
}

/** Returns the section that contains a field's path, or null. */
export function sectionOf(path: string): string | null {
  const [first] = path.split('.');
  return HELP_PROFILE.find(({ fields }) => fields.some(({ name }) => name === first))?.name ?? null;
}

/**
 * Returns an object's own value under a name from outside, never an inherited one such as `__proto__` or
 * `constructor`.
 */
export function ownValue<T extends object>(object: T, name: string): T[keyof T & string] | undefined {
  return isOwnName(object, name) ? object[name] : undefined;
}

/** Whether an object has its own value under a name. */
export function isOwnName<T extends object>(object: T, name: string): name is keyof T & string {
  return Object.hasOwn(object, name);
}

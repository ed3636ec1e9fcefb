/**
 * What an object holds itself under a name from anywhere; never what every object inherits, as under
 * `__proto__` or `constructor`.
 */
export function ownValue<T extends object>(object: T, name: string): T[keyof T & string] | undefined {
  return isOwnName(object, name) ? object[name] : undefined;
}

/** Whether an object holds something under a name itself. */
export function isOwnName<T extends object>(object: T, name: string): name is keyof T & string {
  return Object.hasOwn(object, name);
}

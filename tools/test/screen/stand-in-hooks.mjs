let standIns = [];

/** @param {[pattern: string, url: string][]} given */
export function initialize(given) {
  standIns = given.map(([pattern, url]) => ({ pattern: new RegExp(pattern), url }));
}

export function resolve(specifier, context, next) {
  const found = standIns.find(({ pattern }) => pattern.test(specifier));
  return found ? { url: found.url, shortCircuit: true } : next(specifier, context);
}

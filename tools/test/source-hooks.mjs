import * as swc from '@swc-node/register/esm';

/** Packages of this workspace are read as source, as `--conditions=karov-source` does for a process from its start. */
export function resolve(specifier, context, nextResolve) {
  return swc.resolve(specifier, { ...context, conditions: [...context.conditions, 'karov-source'] }, nextResolve);
}

export const load = swc.load;

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (name: string): string =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${name}`, import.meta.url));

/** The router's build without developer warnings; its package exports only the other one. */
export const LEAN_ROUTER = [
  { find: /^react-router$/, replacement: file('index.mjs') },
  { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
];

const ROUTER_FILES = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;
const NAMES_FOR_DEVELOPERS = /^\w+\.displayName = .*$/gm;
const MAKES_A_PART = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;

/**
 * Lets the build drop unused parts of the router. The package does not mark its parts as free of side
 * effects, and sets names that only developers see. Used parts stay unchanged.
 */
export function leanRouter(): Plugin {
  return {
    name: 'karov-lean-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER_FILES.test(id)) return null;
      return {
        code: code.replace(NAMES_FOR_DEVELOPERS, '').replace(MAKES_A_PART, '= /* @__PURE__ */ $1'),
        map: null,
      };
    },
  };
}

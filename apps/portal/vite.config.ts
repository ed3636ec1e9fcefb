import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstPages } from './build/first-pages.js';
import { leanRouter } from './build/lean-router.js';
import { offlineShell } from './build/offline-shell.js';

/** The router without the warnings for its developers; its package names only the other one. */
const ROUTER = fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url));

/**
 * Few files rather than many: on a slow line each costs a way there and back. What every page needs is one, fields
 * are another, and what phone and code are asked with a third.
 */
const CHUNKS = [
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  { name: 'field', test: /src[\\/]design[\\/]field[\\/]/, priority: 2 },
  { name: 'door', test: /src[\\/](design[\\/](phone[\\/]phone-field|captcha[\\/]captcha|otp)|shared[\\/](phone-code|registration-ticket))/, priority: 1 },
];

export default defineConfig({
  plugins: [react(), leanRouter(), firstPages(), offlineShell()],
  resolve: { conditions: ['karov-source', ...defaultClientConditions], alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});

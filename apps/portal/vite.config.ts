import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstPages } from './build/first-pages.js';
import { offlineShell } from './build/offline-shell.js';

/**
 * Few files rather than many: on a slow line each costs a round trip. One has the code of every page, another
 * the fields, a third the steps for phone and code, and a fourth the parts of request lists.
 */
const CHUNKS = [
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  { name: 'field', test: /src[\\/]design[\\/]field[\\/]/, priority: 2 },
  {
    name: 'request',
    test: /(libs[\\/](design[\\/]src[\\/]state-looks|domain[\\/]src[\\/](applications|event-requests))|src[\\/](design[\\/](card|badge)[\\/]|core[\\/](use-polling|dates|direction|use-list)\.|shared[\\/](load-failure|typed-text|request-badge|account-alert)\.))/,
    priority: 1,
  },
  {
    name: 'door',
    test: /src[\\/](design[\\/](phone[\\/]phone-field|captcha[\\/]captcha|otp)|shared[\\/](phone-code|registration-ticket))/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [react(), firstPages(), offlineShell()],
  resolve: {
    conditions: ['karov-source', ...defaultClientConditions],
    // wouter asks it for a hook that React has had since version 18
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});

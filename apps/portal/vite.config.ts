import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { CHUNKS } from './build/chunks.js';
import { firstPages } from './build/first-pages.js';
import { leanFonts } from './build/lean-fonts.js';
import { offlineShell } from './build/offline-shell.js';

export default defineConfig({
  plugins: [react(), leanFonts(), firstPages(), offlineShell()],
  resolve: {
    conditions: ['karov-source', ...defaultClientConditions],
    // wouter uses this package only for a hook that React has had since version 18
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    reportCompressedSize: false,
    // the content security policy allows fonts only from our own address
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});

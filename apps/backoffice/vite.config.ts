import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The code of all screens is one file, which compresses better than many. */
const CHUNKS = [{ name: 'shell', tags: ['$initial' as const] }];

/** The back office is under /admin, both in development and behind the server. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { conditions: ['karov-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});

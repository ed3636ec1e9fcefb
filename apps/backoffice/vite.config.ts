import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The back office lives under /admin, in development as behind the server. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { conditions: ['karov-source', 'module', 'browser', 'development|production'] },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 1500 },
});

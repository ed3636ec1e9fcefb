import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = process.env['KAROV_SERVER'] ?? 'http://localhost:3000';

/** The back office lives under /admin, in development as behind the server. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { conditions: ['karov-source', 'module', 'browser', 'development|production'] },
  server: { port: 3002, proxy: { '/api': { target: SERVER, ws: true } } },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 1500 },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const SERVER = process.env['KAROV_SERVER'] ?? 'http://localhost:3000';

/** The router without the warnings for its developers; its package names only the other one. */
const ROUTER = fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['karov-source', ...defaultClientConditions], alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  build: { target: 'es2022', sourcemap: false, manifest: true, reportCompressedSize: false },
  server: { port: 5173, proxy: { '/api': { target: SERVER, ws: true }, '/admin': SERVER } },
});

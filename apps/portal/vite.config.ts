import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const SERVER = process.env['KAROV_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['karov-source', ...defaultClientConditions] },
  build: { target: 'es2022', sourcemap: false, manifest: true, reportCompressedSize: false },
  server: { port: 5173, proxy: { '/api': { target: SERVER, ws: true }, '/admin': SERVER } },
});

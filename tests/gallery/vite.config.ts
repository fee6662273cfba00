import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Imports also come from outside of this folder.
  server: { port: 5174, fs: { allow: ['../..'] } },
  build: { outDir: '../../dist/gallery', emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
});

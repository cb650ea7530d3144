import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  server: { port: 5180 },
  test: { environment: 'jsdom', testTimeout: 60_000 },
})

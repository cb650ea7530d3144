// The site as `npm run dev` serves it, but with an entry that answers the calls itself.
import { fileURLToPath } from 'node:url'
import { readEnv } from '@tallgrass/server/env.ts'
import { msw } from 'msw/vite'
import { createServer, type Plugin } from 'vite'

const { host, port } = readEnv()

const mockedEntry: Plugin = {
  name: 'mocked-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/src/testing/main-mock.ts'),
  },
}

const vite = await createServer({
  root: fileURLToPath(new URL('../apps/web', import.meta.url)),
  // Both entries and the worker, so that nothing is found later: that would load the page a second time.
  optimizeDeps: { entries: ['index.html', 'src/testing/main-mock.ts', 'src/**/*.worker.ts'] },
  plugins: [msw({ mode: 'worker-only' }), mockedEntry],
  server: { host, port, strictPort: true },
})
await vite.listen()

const address = `http://localhost:${port}`
console.log(`Tallgrass with mocked calls: ${address}
As an administrator: ${address}/portal/admin?as=admin
As a client:         ${address}/portal?as=client
All components:      ${address}/components`)

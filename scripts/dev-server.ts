// One port for the browser: Vite answers it and passes the calls on to the server, which restarts by itself.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readEnv } from '@tallgrass/server/env.ts'
import { createServer } from 'vite'
import { freePort } from './provision/free-port.ts'

const { host, port, publicUrl } = readEnv()
const apiPort = await freePort()
const target = `http://127.0.0.1:${apiPort}`

const vite = await createServer({
  root: fileURLToPath(new URL('../apps/web', import.meta.url)),
  server: { host, port, strictPort: true, proxy: { '/api': { target }, '/trpc': { target } } },
})
await vite.listen()

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', '--api-only'],
  {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort), PUBLIC_URL: publicUrl },
    stdio: 'inherit',
  },
)
server.on('exit', (code) => process.exit(code ?? 1))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal)
    void vite.close()
  })
}

import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { addSecurityHeaders } from '../../src/plugins/security-headers.ts'
import { loadWebApp, refuseUnrouted, serveWebApp } from '../../src/plugins/web.ts'

export const ORIGIN = 'https://www.example.com'

/** The built site as the server sends it, without the parts that need a database. */
export async function siteApp() {
  const web = loadWebApp(fileURLToPath(new URL('../../../web/dist', import.meta.url)))
  const app = Fastify()
  addSecurityHeaders(app, {
    publicUrl: ORIGIN,
    checklistFormUrl: '/checklist-form',
    hstsSubdomains: false,
    scriptHashes: web.scriptHashes,
  })
  await serveWebApp(app, web, { publicUrl: ORIGIN, personal: undefined })
  refuseUnrouted(app, () => [])
  afterAll(() => app.close())
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}

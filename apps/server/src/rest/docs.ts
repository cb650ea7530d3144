import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { type OpenApiDocument, openApiDocument } from './openapi.ts'

/** `/api/openapi.json` for programs, `/api/docs` for people. Built on the first request, to keep start-up fast. */
export function addDocs(app: FastifyInstance): void {
  let document: OpenApiDocument | undefined
  const read = () => {
    document ??= openApiDocument()
    return document
  }
  app.get('/api/openapi.json', async () => read())
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(read())),
  )
}

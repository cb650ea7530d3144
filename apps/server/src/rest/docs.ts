import { AppError } from '@tallgrass/domain'
import type { FastifyInstance } from 'fastify'
import { createCompressedTexts } from '../plugins/compressed-texts.ts'
import { EXAMPLE_SITE } from './code-samples.ts'
import { isGuidePage, readGuidePage } from './guide.ts'
import { referencePage } from './reference-page.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'
const DOCUMENT = 'openapi.json'
const REFERENCE = 'reference'

/**
 * `/api/openapi.json` for programs; `/api/docs` with its guide for people. Made and loaded on the first request, to keep
 * the start fast. Examples name this site.
 */
export function addDocs(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const texts = createCompressedTexts(async (name) => (await make(name)).replaceAll(EXAMPLE_SITE, publicUrl))
  app.get('/api/openapi.json', (request, reply) =>
    texts.send({ name: DOCUMENT, type: JSON_TYPE }, request, reply),
  )
  app.get('/api/docs', (request, reply) => texts.send({ name: REFERENCE, type: HTML_TYPE }, request, reply))
  app.get<{ Params: { page: string } }>('/api/docs/:page', (request, reply) => {
    const { page } = request.params
    if (!isGuidePage(page)) throw new AppError('NOT_FOUND', 'The guide has no such page')
    return texts.send({ name: page, type: HTML_TYPE }, request, reply)
  })
}

async function make(name: string): Promise<string> {
  if (name === DOCUMENT) return openApiText()
  return isGuidePage(name) ? readGuidePage(name) : referencePage()
}

async function openApiText(): Promise<string> {
  const [{ openApiDocument }, { exampleCalls }] = await Promise.all([
    import('./openapi.ts'),
    import('./examples.gen.ts'),
  ])
  return JSON.stringify(openApiDocument(exampleCalls))
}

import type { FastifyInstance } from 'fastify'

/** Bodies are JSON or nothing; an empty one counts as none, whatever it calls itself. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) =>
    text === '' ? done(null, undefined) : parse(request, text, done),
  )
}

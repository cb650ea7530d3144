import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError, DAY_MS } from '@tallgrass/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendError } from './errors.ts'
import { createFilledFiles, type FilledFiles } from './filled-files.ts'
import type { MethodsAt } from './methods-at.ts'
import type { PersonalPages } from './personal-pages.ts'
import { isApi } from './security-headers.ts'

const YEAR_MS = 365 * DAY_MS
const HOUR_MS = 3600 * 1000

/** The folder itself, and the compressed copies of its files, which are served under the original names. */
const NO_FILE = /(\/|\.br|\.gz)$/

const builtSite = z.object({
  /** Replaced in the files by the origin of this installation. */
  placeholder: z.string(),
  /** Hashes of the inline scripts, in the notation of Content-Security-Policy. */
  scriptHashes: z.array(z.string()),
  /** The file for each URL path: '/devlab/$slug' is one segment after /devlab, '/portal/$' anything below /portal. */
  answers: z.array(
    z.object({
      address: z.string(),
      file: z.string(),
      status: z.number(),
      /** Rendered for each reader; the file is what they get otherwise. */
      personal: z.boolean().optional(),
    }),
  ),
})

type Answer = z.infer<typeof builtSite>['answers'][number]

/** The built web application: its folder, and the file for each URL path. */
export interface WebApp extends z.infer<typeof builtSite> {
  root: string
}

/** Throws NOT_READY if the application has not been built. */
export function loadWebApp(root: string): WebApp {
  const file = join(root, 'site.json')
  if (!existsSync(file)) {
    throw new AppError('NOT_READY', 'The web application is not built. Run: npm run build')
  }
  return { root, ...builtSite.parse(JSON.parse(readFileSync(file, 'utf8'))) }
}

/** Serves files under their own names, a page for each known path, and 404 for everything else. */
export async function serveWebApp(
  app: FastifyInstance,
  web: WebApp,
  { personal, publicUrl }: { publicUrl: string; personal: PersonalPages | undefined },
): Promise<void> {
  const shared = { index: false, preCompressed: true } as const
  await app.register(fastifyStatic, {
    ...shared,
    root: join(web.root, 'assets'),
    prefix: '/assets/',
    // One route that looks up files on request, instead of hundreds of routes at start-up.
    allowedPath: (path) => !NO_FILE.test(path),
    immutable: true,
    maxAge: YEAR_MS,
  })
  await app.register(fastifyStatic, {
    ...shared,
    root: web.root,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', 'assets/**', 'pages/**', 'renderer/**', 'site.json', '*.txt', '*.xml'],
    maxAge: HOUR_MS,
  })
  const files = createFilledFiles(web.root, { placeholder: web.placeholder, publicUrl })
  for (const answer of web.answers) addPage(app, answer, pageOf(answer, files, personal))
}

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** A personal page is rendered for its reader; every other one is a file. */
function pageOf(answer: Answer, files: FilledFiles, personal: PersonalPages | undefined): PageHandler {
  if (!answer.personal || !personal) return (request, reply) => files.send(answer, request, reply)
  return async (request, reply) => {
    if (await personal.send(request, reply)) return reply
    return files.send(answer, request, reply)
  }
}

/** Fastify's router prefers a literal path to one with parameters. */
function addPage(app: FastifyInstance, answer: Answer, send: PageHandler): void {
  const url = answer.address.replace(/\$$/, '*').replaceAll('$', ':')
  for (const each of url === '/' || url.endsWith('*') ? [url] : [url, `${url}/`]) {
    app.get(each, (request, reply) => {
      // The catch-all page must not answer unknown API paths.
      if (isApi(request.url)) return sendError(reply, nothingHere())
      return send(request, reply)
    })
  }
}

/** Answers 404 for every path without a route, and 405 for API paths that have other methods. */
export function refuseUnrouted(app: FastifyInstance, methodsAt: MethodsAt): void {
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url)
    if (methods.length === 0) return sendError(reply, nothingHere())
    const allowed = methods.join(', ')
    const refusal = new AppError('METHOD_NOT_ALLOWED', `This address supports ${allowed}`)
    return sendError(reply.header('allow', allowed), refusal)
  })
}

function nothingHere(): AppError {
  return new AppError('NOT_FOUND', 'There is nothing at this address')
}

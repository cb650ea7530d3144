import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError } from '@tallgrass/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendError } from './errors.ts'
import { isApi } from './security-headers.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** The built browser application: its shell, and the addresses it knows. */
export interface WebApp {
  root: string
  shell: string
  isPage(path: string): boolean
  /** Hashes of the scripts that stand in the shell, as Content-Security-Policy writes them. */
  scriptHashes: string[]
}

/** Throws NOT_READY when the application has not been built. */
export function loadWebApp(root: string): WebApp {
  if (!existsSync(join(root, 'index.html'))) {
    throw new AppError('NOT_READY', 'The web application is not built. Run: npm run build')
  }
  const shell = readFileSync(join(root, 'index.html'), 'utf8')
  const pages = z.array(z.string()).parse(JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')))
  const patterns = pages.map(toPattern)
  return {
    root,
    shell,
    isPage: (path) => patterns.some((pattern) => pattern.test(path)),
    scriptHashes: [...shell.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${sha256(script)}'`),
  }
}

/** Files under their own names, the shell for every page of ours, and 404 for the rest. */
export async function serveWebApp(app: FastifyInstance, web: WebApp): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(web.root, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    index: false,
    immutable: true,
    maxAge: YEAR_MS,
  })
  await app.register(fastifyStatic, {
    root: web.root,
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', 'index.html', 'pages.json'],
    maxAge: 3600 * 1000,
  })
  app.setNotFoundHandler((request, reply) => answerUnrouted(web, request, reply))
}

/** Without a browser application (the development server has its own), everything unrouted is unknown. */
export function refuseUnrouted(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendError(reply, nothingHere()))
}

function answerUnrouted(web: WebApp, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || isApi(request.url) || request.url.startsWith('/assets/'))
    return sendError(reply, nothingHere())
  const [path = '/'] = request.url.split('?')
  return reply
    .code(web.isPage(path) ? 200 : 404)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(web.shell)
}

function nothingHere(): AppError {
  return new AppError('NOT_FOUND', 'There is nothing at this address')
}

/** '/devlab/$slug' → one segment after /devlab; '/portal/$' → anything below /portal. */
function toPattern(page: string): RegExp {
  const source = page
    .replace(/\/+$/, '')
    .split('/')
    .map((segment) =>
      segment === '$' ? '.+' : segment.startsWith('$') ? '[^/]+' : segment.replaceAll('.', '\\.'),
    )
    .join('/')
  return new RegExp(`^${source}/?$`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { hours } from '@tallgrass/brand'
import { isTimeZone } from '@tallgrass/contracts'
import { type Ctx, type Services, withoutChanges } from '@tallgrass/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createCallCtx, logFailure } from './trpc.ts'
import { answerRpc } from './trpc-calls.ts'

/** What the build says about these pages; beside the renderer in the folder `renderer`. */
const pagePlan = z.object({
  /** The text of a page around its head's tags, its markup, its data and the addresses of its scripts. */
  parts: z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]),
  /** The files of every page, the entry script first. */
  first: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  /** The further files of each route, by its id. */
  routes: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  /** The tag of each style sheet. */
  sheets: z.record(z.string(), z.string()),
})

/** The export of `apps/web/src/prerender/entry.ts` that renders them. It is imported from its build. */
interface Renderer {
  renderPersonalPage(request: {
    address: string
    send: typeof fetch
    timeZone: string
    sidebarCollapsed: boolean
  }): Promise<{ html: string; routeIds: string[]; arrival: string } | undefined>
}

/** Tags that React renders first and that belong in the head. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/

/** More would keep everyone waiting: they get the shell, which renders itself in the browser. */
const MAX_AT_ONCE = 8
/** Every page is compressed for one reader. */
const BROTLI_QUALITY = 4

const encoders = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const

interface Options {
  /** The folder of the built site. */
  root: string
  placeholder: string
  publicUrl: string
  services: Services
  /** A slower answer is better waited for in the browser, where the page shows that it is loading. */
  waitMs: number
}

export interface PersonalPages {
  /** Sends the page as its reader will see it first. False if the shell has to be sent instead. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/**
 * Pages with the answers of their own calls and the markup rendered from them, so that the first view needs no
 * script. They are for one reader: no one may store them. The calls are queries alone, with the rules of the reader's
 * session. On any failure, and for all but the first few at once, the reader gets the shell and the browser renders it.
 */
export function createPersonalPages({
  placeholder,
  publicUrl,
  root,
  services,
  waitMs,
}: Options): PersonalPages | undefined {
  const folder = join(root, 'renderer')
  if (!existsSync(join(folder, 'plan.json'))) return undefined
  let loading: ReturnType<typeof load> | undefined
  let rendering = 0

  async function load() {
    const plan = pagePlan.parse(JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')))
    const renderer: Renderer = await import(pathToFileURL(join(folder, 'entry.js')).href)
    return { plan, renderer }
  }

  async function render(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    loading ??= load()
    const { plan, renderer } = await loading
    const rendered = await within(
      waitMs,
      renderer.renderPersonalPage({
        address: request.url,
        send: callsOf(services, request, reply),
        ...surroundings(request),
      }),
    )
    return rendered && compose(plan, rendered).replaceAll(placeholder, publicUrl)
  }

  return {
    async send(request, reply) {
      if (rendering >= MAX_AT_ONCE || request.cookies.sign_out_pending) return false
      rendering++
      try {
        const text = await render(request, reply)
        if (text === undefined) return false
        await sendPersonal(text, request, reply)
        return true
      } catch (err) {
        request.log.error({ err }, 'Page not rendered')
        return false
      } finally {
        rendering--
      }
    },
  }
}

/**
 * Answers the calls of a page inside this process, as one request of its reader. Nothing is recorded, not even a
 * refusal: the browser makes a refused call itself.
 */
function callsOf(services: Services, request: FastifyRequest, reply: FastifyReply): typeof fetch {
  let ctx: Promise<Ctx> | undefined
  return async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost')
    const { body, status } = await answerRpc({
      method: 'GET',
      path: decodeURIComponent(pathname.slice('/trpc/'.length)),
      batch: searchParams.get('batch') === '1',
      isJson: true,
      text: searchParams.get('input') ?? undefined,
      signal: request.signal,
      createCtx: () => (ctx ??= createCallCtx(services, request, reply).then(withoutChanges)),
      onError: (error, path) => logFailure(request, error, path),
    })
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  }
}

/** What the browser told in cookies, so that its first render is the same. */
function surroundings({ cookies }: FastifyRequest) {
  const { sidebar_state: sidebar, time_zone: timeZone } = cookies
  return {
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : hours.timeZone,
    sidebarCollapsed: sidebar === 'collapsed',
  }
}

function compose(
  { first, parts, routes, sheets }: z.infer<typeof pagePlan>,
  { arrival, html, routeIds }: { html: string; routeIds: string[]; arrival: string },
): string {
  const files = [first, ...routeIds.flatMap((id) => routes[id] ?? [])]
  const styles = new Set(files.flatMap((each) => each.styles))
  const scripts = new Set(files.flatMap((each) => each.scripts))
  const [head = ''] = HEAD_TAGS.exec(html) ?? []
  const tags = [...styles].map((file) => sheets[file]).join('')
  const filled = [
    head + tags,
    html.slice(head.length),
    arrival,
    [...scripts].map((file) => `/${file}`).join(' '),
  ]
  return parts.map((part, index) => part + (filled[index] ?? '')).join('')
}

async function sendPersonal(text: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', [
    'br',
    'gzip',
  ]) as keyof typeof encoders
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', vary: 'cookie, accept-encoding' })
  const encode = encoders[encoding]
  if (!encode) return void reply.send(text)
  void reply.header('content-encoding', encoding).send(await encode(text))
}

/** Undefined if that takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}

import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import type { Services } from '@tallgrass/core'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { OtherOrigin } from './cors-variables.ts'
import { addDownloads } from './files/downloads.ts'
import { addUploads } from './files/uploads.ts'
import { childLoggerFactory, REQUEST_ID, serializers } from './log-options.ts'
import { logRequests } from './plugins/access-log.ts'
import { addCalendar } from './plugins/calendar.ts'
import { addCallFiles } from './plugins/call-files.ts'
import { addCsvExports } from './plugins/csv-exports.ts'
import { addDocumentPreviews } from './plugins/document-previews.ts'
import { endConnectionsOnClose } from './plugins/end-connections-on-close.ts'
import { handleErrors, refuseAddress } from './plugins/errors.ts'
import { addEvidencePack } from './plugins/evidence-pack.ts'
import { addHealth } from './plugins/health.ts'
import { addIdentityProviders } from './plugins/identity-providers.ts'
import { addInvoiceDocuments } from './plugins/invoice-documents.ts'
import { acceptJsonOnly } from './plugins/json-body.ts'
import { limitSlowBodies } from './plugins/limit-slow-bodies.ts'
import { collectMethods } from './plugins/methods-at.ts'
import { addMetrics } from './plugins/metrics.ts'
import { addOneClickUnsubscribe } from './plugins/one-click-unsubscribe.ts'
import { answerOtherOrigins } from './plugins/other-origins.ts'
import { addOwnExports } from './plugins/own-exports.ts'
import { createPersonalPages } from './plugins/personal-pages.ts'
import { addPictures } from './plugins/pictures.ts'
import { limitRequests } from './plugins/presented-key.ts'
import { refuseUnreadable } from './plugins/refuse-unreadable.ts'
import { requireSameOrigin } from './plugins/same-origin.ts'
import { addSecurityHeaders } from './plugins/security-headers.ts'
import type { Shutdown } from './plugins/shutdown.ts'
import { addSignedDocuments } from './plugins/signed-documents.ts'
import { addTRPC } from './plugins/trpc.ts'
import { watchForwarded } from './plugins/watch-forwarded.ts'
import { refuseUnrouted, serveWebApp, type WebApp } from './plugins/web.ts'
import { addDocs } from './rest/docs.ts'
import { addRestRoutes } from './rest/routes.ts'
import type { Tracing } from './telemetry/open-telemetry.ts'
import { addWebhooks } from './webhooks/add-webhooks.ts'

export interface AppOptions {
  services: Services
  production: boolean
  /** Number of proxies in front of us that are trusted to report the visitor's address. */
  trustProxy: number
  logLevel: string
  /** Reads `/metrics`, from anywhere. */
  metricsToken?: string | undefined
  /** Undefined if no collector is told. */
  tracing?: Tracing | undefined
  /** Browsers require HTTPS on our subdomains too. */
  hstsSubdomains?: boolean
  /** Of other front ends, whose pages may call the API. */
  corsOrigins?: readonly OtherOrigin[]
  /** Receives the log lines; undefined: standard output. */
  logStream?: { write(line: string): void } | undefined
  /** Undefined if no other process keeps serving when this one ends. */
  shutdown?: Shutdown | undefined
  /** A request that makes no progress for this long is closed. */
  slowRequestMs?: number | undefined
  /** How long a page waits for its answers before it is sent without them. */
  pageWaitMs?: number | undefined
  /** Undefined: API only. */
  web: WebApp | undefined
}

/** More than our longest form sends. Fifty concurrent bodies add 10 to 25 MB of memory. */
const MAX_BODY_BYTES = 128 * 1024
const MAX_HEADER_BYTES = 16 * 1024
const MAX_URL_PARAMETER_LENGTH = 5000
/** Limit for the headers, for a complete JSON body, and between two chunks of any other body. */
const SLOW_REQUEST_MS = 20_000
const PAGE_WAIT_MS = 1500

/** Contracts validate input and output. No route has a JSON schema, so its compilers are never loaded. */
const noCompiler = () => () => {
  throw new Error('Routes have contracts instead of JSON schemas')
}

/** The whole server, not listening yet. Tests call it through `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    corsOrigins = [],
    shutdown,
    hstsSubdomains = false,
    logLevel,
    logStream,
    metricsToken,
    pageWaitMs = PAGE_WAIT_MS,
    production,
    services,
    slowRequestMs = SLOW_REQUEST_MS,
    tracing,
    trustProxy,
    web,
  } = options
  const { links, publicUrl } = services.settings
  const app = Fastify({
    logger: { level: logLevel, serializers, ...(logStream && { stream: logStream }) },
    // We log one line per request instead of Fastify's two, which contain the URL.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID }),
    childLoggerFactory,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < trustProxy,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    bodyLimit: MAX_BODY_BYTES,
    // Closes idle connections right away and lets requests in flight finish.
    forceCloseConnections: 'idle',
    // A request on its way to us, which a load balancer would not repeat, is one of them.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_URL_PARAMETER_LENGTH },
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: slowRequestMs,
      connectionsCheckingInterval: Math.min(1000, slowRequestMs),
    },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  })
  handleErrors(app)
  endConnectionsOnClose(app, shutdown)
  tracing?.follow(app)
  logRequests(app)
  watchForwarded(app, { trusted: trustProxy, watch: services.surroundings.forwarded })
  limitSlowBodies(app, slowRequestMs)
  acceptJsonOnly(app)
  await app.register(fastifyCookie)
  addSecurityHeaders(app, {
    publicUrl,
    checklistFormUrl: links.checklistFormUrl,
    hstsSubdomains,
    scriptHashes: web?.scriptHashes ?? [],
  })
  const otherOriginOf = await answerOtherOrigins(app, corsOrigins)
  limitRequests(app, services)
  requireSameOrigin(app, { publicUrl, production, otherOriginOf })
  const methodsAt = collectMethods(app)
  addHealth(app, services, shutdown)
  addMetrics(app, services, { production, token: metricsToken })
  addRestRoutes(app, services)
  addCsvExports(app, services)
  addCallFiles(app, services)
  addIdentityProviders(app, services)
  addCalendar(app, services)
  addInvoiceDocuments(app, services)
  addSignedDocuments(app, services)
  addDocumentPreviews(app, services)
  addEvidencePack(app, services)
  addOwnExports(app, services)
  addDownloads(app, services)
  addPictures(app, services)
  await addUploads(app, services)
  addDocs(app, { publicUrl })
  await addWebhooks(app, services)
  await addOneClickUnsubscribe(app, services)
  // Streams would keep the server from closing.
  app.addHook('preClose', async () => services.changes.close())
  addTRPC(app, services)
  if (web) {
    const personal = createPersonalPages({ ...web, publicUrl, services, waitMs: pageWaitMs })
    await serveWebApp(app, web, { publicUrl, personal })
  }
  refuseUnrouted(app, methodsAt)
  return app
}

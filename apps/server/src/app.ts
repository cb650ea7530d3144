import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import type { Services } from '@tallgrass/core'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { logRequests } from './plugins/access-log.ts'
import { addCallFiles } from './plugins/call-files.ts'
import { addCsvExports } from './plugins/csv-exports.ts'
import { endConnectionsOnClose } from './plugins/end-connections-on-close.ts'
import { handleErrors, refuseAddress } from './plugins/errors.ts'
import { addEvidencePack } from './plugins/evidence-pack.ts'
import { addHealth } from './plugins/health.ts'
import { addInvoiceDocuments } from './plugins/invoice-documents.ts'
import { acceptJsonOnly } from './plugins/json-body.ts'
import { limitSlowBodies } from './plugins/limit-slow-bodies.ts'
import { refuseUnreadable } from './plugins/refuse-unreadable.ts'
import { limitRequests } from './plugins/request-limit.ts'
import { requireSameOrigin } from './plugins/same-origin.ts'
import { addSecurityHeaders } from './plugins/security-headers.ts'
import type { Shutdown } from './plugins/shutdown.ts'
import { addSignedDocuments } from './plugins/signed-documents.ts'
import { addTRPC } from './plugins/trpc.ts'
import { refuseUnrouted, serveWebApp, type WebApp } from './plugins/web.ts'
import { addDocs } from './rest/docs.ts'
import { addRestRoutes } from './rest/routes.ts'
import { addWebhooks } from './webhooks/add-webhooks.ts'

export interface AppOptions {
  services: Services
  production: boolean
  /** How many proxies in front of us are believed when they tell the visitor's address. */
  trustProxy: number
  logLevel: string
  /** Whether browsers ask for HTTPS at names below ours too. */
  hstsSubdomains?: boolean
  /** Where log lines go; undefined: standard output. */
  logStream?: { write(line: string): void } | undefined
  /** Undefined where no other process goes on when this one ends. */
  shutdown?: Shutdown | undefined
  /** Milliseconds after which a request that does not go on is closed. */
  slowRequestMs?: number | undefined
  /** Undefined: the API alone. */
  web: WebApp | undefined
}

/** More than the longest form of ours sends. Fifty at once add 10 to 25 MB of memory. */
const BODY_LIMIT_BYTES = 128 * 1024
const HEADER_LIMIT_BYTES = 16 * 1024
const URL_PARAMETER_LIMIT = 5000
/** For the headers, for JSON in all, and for other bodies to go on. */
const SLOW_REQUEST_MS = 20_000

/** Contracts check what comes and goes. The compilers of JSON schemas, which no route has, need not even be loaded. */
const noCompiler = () => () => {
  throw new Error('Routes have contracts instead of JSON schemas')
}

/** The whole server, not listening yet; what tests talk to. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    shutdown,
    hstsSubdomains = false,
    logLevel,
    logStream,
    production,
    services,
    slowRequestMs = SLOW_REQUEST_MS,
    trustProxy,
    web,
  } = options
  const { links, publicUrl } = services.settings
  const app = Fastify({
    logger: { level: logLevel, ...(logStream && { stream: logStream }) },
    // One line of ours a request, instead of two that hold the address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < trustProxy,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    bodyLimit: BODY_LIMIT_BYTES,
    // Lets requests in flight finish while idle connections are closed at once.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: URL_PARAMETER_LIMIT },
    http: {
      maxHeaderSize: HEADER_LIMIT_BYTES,
      headersTimeout: slowRequestMs,
      connectionsCheckingInterval: Math.min(1000, slowRequestMs),
    },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  })
  handleErrors(app)
  endConnectionsOnClose(app, shutdown)
  logRequests(app)
  limitSlowBodies(app, slowRequestMs)
  acceptJsonOnly(app)
  await app.register(fastifyCookie)
  addSecurityHeaders(app, {
    publicUrl,
    checklistFormUrl: links.checklistFormUrl,
    hstsSubdomains,
    scriptHashes: web?.scriptHashes ?? [],
  })
  limitRequests(app, services.limits)
  requireSameOrigin(app, { publicUrl, production })
  addHealth(app, services, shutdown)
  addRestRoutes(app, services)
  addCsvExports(app, services)
  addCallFiles(app, services)
  addInvoiceDocuments(app, services)
  addSignedDocuments(app, services)
  addEvidencePack(app, services)
  addDocs(app)
  await addWebhooks(app, services)
  addTRPC(app, services)
  if (web) await serveWebApp(app, web, publicUrl)
  else refuseUnrouted(app)
  return app
}

import { randomUUID } from 'node:crypto'
import { type DiagLogger, DiagLogLevel, diag } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Services } from '@tallgrass/core'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { PRODUCT_VERSION } from '../product-version.ts'
import { followMeters } from './meters.ts'
import { RequestIds, traceRequests } from './request-spans.ts'
import { followSpans } from './spans.ts'

const METRICS_EVERY_MS = 30_000
const MAX_CLOSE_MS = 3000
/** A collector that is away fails every batch. */
const QUIET_MS = 60_000
const MAX_REASON = 300

export interface Tracing {
  /** Traces the requests of a server. */
  follow(app: FastifyInstance): void
  /** Sends what is left. */
  close(): Promise<void>
}

interface TelemetryOptions {
  /** The base of its addresses: traces go to `/v1/traces` below it, metrics to `/v1/metrics`. */
  collector: string
  services: Services
  warn?: (sentence: string) => void
}

/**
 * Tells a collector, by OTLP over HTTP, what this process does. Other standard variables of the exporter, such as
 * `OTEL_EXPORTER_OTLP_HEADERS`, are read by the library.
 */
export function openTelemetry({ collector, services, warn = warnOnConsole }: TelemetryOptions): Tracing {
  diag.setLogger(failuresTo(warn, collector), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  const resource = resourceFromAttributes({
    'service.name': 'tallgrass',
    'service.version': PRODUCT_VERSION,
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }))
  const ids = new RequestIds()
  const traces = new TracerProvider({
    resource,
    idGenerator: ids,
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: below(collector, 'traces') }) }),
    ],
  })
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: below(collector, 'metrics') }),
        exportIntervalMillis: METRICS_EVERY_MS,
        exportTimeoutMillis: METRICS_EVERY_MS / 2,
      }),
    ],
  })
  const tracer = traces.getTracer('tallgrass', PRODUCT_VERSION)
  const ends = [followSpans(tracer), followMeters(meters.getMeter('tallgrass', PRODUCT_VERSION), services)]
  return {
    follow: (app) => traceRequests(app, { ids, tracer }),
    async close() {
      const sent = Promise.allSettled([traces.shutdown(), meters.shutdown()])
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, MAX_CLOSE_MS).unref())])
      for (const end of ends) end()
    },
  }
}

function below(collector: string, signal: 'metrics' | 'traces'): string {
  return `${collector.replace(/\/$/, '')}/v1/${signal}`
}

/** In production, a method of ours takes the place of the console's later. */
function warnOnConsole(sentence: string): void {
  console.warn(sentence)
}

function failuresTo(warn: (sentence: string) => void, collector: string): DiagLogger {
  let warnedAt = Number.NEGATIVE_INFINITY
  const fail = (reason: string) => {
    if (performance.now() - warnedAt < QUIET_MS) return
    warnedAt = performance.now()
    const { host } = new URL(collector)
    warn(
      `The collector at ${host} (OTEL_EXPORTER_OTLP_ENDPOINT) takes no traces or metrics: ${inShort(reason)}`,
    )
  }
  const ignore = () => {}
  return { error: fail, warn: fail, info: ignore, debug: ignore, verbose: ignore }
}

const thrown = z.object({ message: z.string() })

/** The library gives errors as JSON, with their stacks and what the collector answered. */
function inShort(reason: string): string {
  try {
    return thrown.parse(JSON.parse(reason)).message.slice(0, MAX_REASON)
  } catch {
    return reason.slice(0, MAX_REASON)
  }
}

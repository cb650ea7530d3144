import type { Services } from '@tallgrass/core'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { gaugeReader, gauges, type Labels } from './gauges.ts'
import { followInstruments, type Instrument, type InstrumentKey, instruments } from './instruments.ts'

export interface Metrics {
  contentType: string
  /** In Prometheus' text format. */
  read(): Promise<string>
  close(): void
}

/** Counts and measures from now on, in Prometheus' terms. */
export function openMetrics(services: Services): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const recorders = new Map<string, (labels: Labels, value: number) => void>(
    Object.entries(instruments).map(([key, instrument]) => [key, recorderOf(instrument, registry)]),
  )
  const unfollow = followInstruments((which: InstrumentKey, labels, value) =>
    recorders.get(which)?.(labels, value),
  )
  const reader = gaugeReader(services)
  const shown = gauges.map(({ help, labels = [], name, read }) => {
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [registry] })
    return { gauge, hasLabels: labels.length > 0, read }
  })
  return {
    contentType: registry.contentType,
    async read() {
      const reading = await reader.read()
      for (const { gauge, hasLabels, read } of shown) {
        gauge.reset()
        const known = read(reading)
        // Otherwise the library would show a zero.
        if (known.length === 0 && !hasLabels) gauge.remove()
        for (const { labels = {}, value } of known) gauge.set(labels, value)
      }
      return registry.metrics()
    },
    close() {
      unfollow()
      reader.close()
      registry.clear()
    },
  }
}

function recorderOf({ buckets, help, labels, name }: Instrument, registry: Registry) {
  const options = { name, help, labelNames: [...labels], registers: [registry] }
  if (!buckets) {
    const counter = new Counter(options)
    return (of: Labels, value: number) => counter.inc(of, value)
  }
  const histogram = new Histogram({ ...options, buckets: [...buckets] })
  return (of: Labels, value: number) => histogram.observe(of, value)
}

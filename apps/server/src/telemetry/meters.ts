import type { Meter, ObservableGauge } from '@opentelemetry/api'
import type { Services } from '@tallgrass/core'
import { type Gauge, gaugeReader, gauges, type Labels } from './gauges.ts'
import { followInstruments, type Instrument, instruments } from './instruments.ts'

/** Records everything that happens from now on in OpenTelemetry's terms, under the names of `/metrics`. Returns the end. */
export function followMeters(meter: Meter, services: Services): () => void {
  const recorders = new Map<string, (labels: Labels, value: number) => void>(
    Object.entries(instruments).map(([key, instrument]) => [key, recorderOf(instrument, meter)]),
  )
  const unfollow = followInstruments((which, labels, value) => recorders.get(which)?.(labels, value))
  const reader = gaugeReader(services)
  const shown = gauges.map((gauge): [Gauge, ObservableGauge] => [
    gauge,
    meter.createObservableGauge(gauge.name, { description: gauge.help }),
  ])
  meter.addBatchObservableCallback(
    async (result) => {
      const reading = await reader.read()
      for (const [{ read }, gauge] of shown)
        for (const { labels, value } of read(reading)) result.observe(gauge, value, labels)
    },
    shown.map(([, gauge]) => gauge),
  )
  return () => {
    unfollow()
    reader.close()
  }
}

function recorderOf({ buckets, help, name }: Instrument, meter: Meter) {
  if (!buckets) {
    const counter = meter.createCounter(name, { description: help })
    return (labels: Labels, value: number) => counter.add(value, labels)
  }
  const advice = { explicitBucketBoundaries: [...buckets] }
  const histogram = meter.createHistogram(name, { description: help, unit: 's', advice })
  return (labels: Labels, value: number) => histogram.record(value, labels)
}

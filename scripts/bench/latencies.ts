import { createHistogram } from 'node:perf_hooks'

export interface Quantiles {
  p50: number
  p90: number
  p99: number
  max: number
}

/** Collects durations in milliseconds, in constant memory. */
export function createLatencies() {
  // NOTE the histogram takes integers from 1, so it counts microseconds.
  const histogram = createHistogram({ figures: 3 })
  const at = (percentile: number) => histogram.percentile(percentile) / 1000
  return {
    add: (ms: number) => histogram.record(Math.max(1, Math.round(ms * 1000))),
    quantiles: (): Quantiles => ({ p50: at(50), p90: at(90), p99: at(99), max: histogram.max / 1000 }),
  }
}

/** The fields of a report that the bench uses. */
export interface LighthouseResult {
  audits: Record<string, { numericValue?: number; errorMessage?: string; details?: { items?: unknown[] } }>
  categories: Record<string, { score: number | null }>
}

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

export type Figures = Record<keyof typeof audits | 'score' | 'requests', number>

export function readFigures(result: LighthouseResult): Figures {
  const value = (audit: string) => {
    const figure = result.audits[audit]?.numericValue
    if (figure === undefined)
      throw new Error(`${audit}: ${result.audits[audit]?.errorMessage ?? 'no figure'}`)
    return figure
  }
  return {
    score: (result.categories.performance?.score ?? 0) * 100,
    fcp: value(audits.fcp),
    lcp: value(audits.lcp),
    tbt: value(audits.tbt),
    cls: value(audits.cls),
    bytes: value(audits.bytes),
    requests: result.audits['network-requests']?.details?.items?.length ?? 0,
  }
}

/** The median of each figure, as text for a table. */
export function median(runs: Figures[]): string[] {
  const middle = (name: keyof Figures) => {
    const sorted = runs.map((run) => run[name]).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  const whole = (name: keyof Figures) => String(Math.round(middle(name)))
  return [
    whole('score'),
    whole('fcp'),
    whole('lcp'),
    whole('tbt'),
    middle('cls').toFixed(3),
    whole('requests'),
    (middle('bytes') / 1024).toFixed(1),
  ]
}

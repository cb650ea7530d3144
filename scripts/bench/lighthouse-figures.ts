import { median } from './median.ts'

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
export function medianRow(runs: Figures[]): string[] {
  return [
    whole(runs, 'score'),
    whole(runs, 'fcp'),
    whole(runs, 'lcp'),
    whole(runs, 'tbt'),
    middle(runs, 'cls').toFixed(3),
    whole(runs, 'requests'),
    (middle(runs, 'bytes') / 1024).toFixed(1),
  ]
}

/** The median of one figure, as text for a table. */
export function whole(runs: Figures[], name: keyof Figures): string {
  return String(Math.round(middle(runs, name)))
}

function middle(runs: Figures[], name: keyof Figures): number {
  return median(runs.map((run) => run[name]))
}

/** A part is an npm script; one that knows its number of tests says which report it writes. */
export type Part = { script: string; report?: 'vitest' | 'playwright' }

// Quick ones first, so that a plain mistake shows early.
export const parts: Part[] = [
  { script: 'check:types' },
  { script: 'check:lint' },
  { script: 'check:structure' },
  { script: 'check:dead' },
  { script: 'test:unit', report: 'vitest' },
  { script: 'test:db', report: 'vitest' },
  { script: 'test:http', report: 'vitest' },
  { script: 'test:web', report: 'vitest' },
  { script: 'build' },
  { script: 'test:e2e', report: 'playwright' },
  { script: 'test:journey', report: 'playwright' },
]

export const longParts: Part[] = [{ script: 'test:first-start' }]

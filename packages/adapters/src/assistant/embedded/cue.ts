import { names } from '@tallgrass/brand'

/** A way of asking that points to a passage; patterns are tried on the plain message. */
export interface Cue {
  passage: string
  /** 1 hints, 2 is usually right, 3 is as good as its name. */
  weight: 1 | 2 | 3
  pattern: RegExp
}

/** Alternatives, as whole words; BUSINESS stands for our own name. */
export function words(alternatives: string): RegExp {
  return new RegExp(`\\b(?:${alternatives.replaceAll('BUSINESS', names.product.toLowerCase())})\\b`)
}

/** The cues of one passage, by weight. */
export function cuesOf(passage: string, byWeight: Partial<Record<1 | 2 | 3, string[]>>): Cue[] {
  return ([1, 2, 3] as const).flatMap((weight) =>
    (byWeight[weight] ?? []).map((alternatives) => ({ passage, weight, pattern: words(alternatives) })),
  )
}

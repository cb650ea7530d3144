/** The first of the samples. Throws for an empty list. */
export function sampleOf<Sample>(samples: readonly Sample[]): Sample {
  const [first] = samples
  if (first === undefined) throw new Error('There is no sample')
  return first
}

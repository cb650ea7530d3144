/** What of a client's has a date. */
const words = {
  pay: /\b(?:invoices?|bills?|pay|paid|payments?|money)\b/iu,
  sign: /\b(?:sign|signed|signatures?|documents?|agreements?|contracts?)\b/iu,
  task: /\b(?:tasks?|reviews?|approve|approval)\b/iu,
  project: /\b(?:projects?|launch|target)\b/iu,
}
export type DatedKind = keyof typeof words

/** The entries of the kinds that the message names, or all of them if it names none that there are. */
export function ofNamedKinds<Entry extends { kind: DatedKind }>(
  message: string,
  entries: readonly Entry[],
): readonly Entry[] {
  const named = entries.filter(({ kind }) => words[kind].test(message))
  return named.length > 0 ? named : entries
}

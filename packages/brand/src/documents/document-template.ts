/** The fields that are filled in where a text says `{name}`. */
export const mergeFields = [
  'provider',
  'client',
  'project',
  'amount',
  'date',
  'region',
  'description',
] as const
export type MergeField = (typeof mergeFields)[number]

/** Lists of project records: a paragraph that consists of `{name}` is repeated for each record. */
export const recordLists = ['tasks', 'checklist', 'tools', 'invoices'] as const
export type RecordList = (typeof recordLists)[number]

/** The text of a document to sign. Raise the version with every change: signed documents name theirs. */
export interface DocumentTemplate {
  version: string
  title: string
  /** Shown below the title: what signing means, in one or two sentences. */
  purpose: string
  sections: readonly {
    heading: string
    paragraphs: readonly string[]
    /** Takes the place of the paragraphs in a document that is sent without an amount. */
    withoutAmount?: readonly string[]
  }[]
}

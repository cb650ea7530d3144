/** What a document is filled with: each stands in its text as `{name}`. */
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

/** What is listed from the records of the project: a paragraph that is `{name}` alone becomes one for each record. */
export const recordLists = ['tasks', 'checklist', 'tools', 'invoices'] as const
export type RecordList = (typeof recordLists)[number]

/** The words of a document to sign. Whoever changes them raises the version: what was signed names the one it had. */
export interface DocumentTemplate {
  version: string
  title: string
  /** Below the title: what signing it means, in one or two sentences. */
  purpose: string
  sections: readonly {
    heading: string
    paragraphs: readonly string[]
  }[]
}

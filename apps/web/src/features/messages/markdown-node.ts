/** A part of a parsed text, as far as it matters here. */
export interface MarkdownNode {
  type: string
  value?: string
  url?: string
  children?: MarkdownNode[]
  position?: { start: { offset: number }; end: { offset: number } }
}

/** A text that the assistant may cite, and the page it comes from. */
export interface Passage {
  id: string
  title: string
  /** A path on this site, with an anchor if needed. */
  href: string
  /** The answer: one to four plain sentences, at most 500 characters. */
  text: string
  /** More from the same page. It trains the classifier, and language models may cite it. */
  details?: readonly string[]
  /** Other words that people use for it. They train the classifier and are never shown. */
  aliases?: readonly string[]
}

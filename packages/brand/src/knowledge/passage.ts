/** Something that the assistant may say, and the page on which it stands. */
export interface Passage {
  id: string
  title: string
  /** A path of this site, with the place on the page. */
  href: string
  /** The answer: one to four plain sentences, at most 500 characters. */
  text: string
  /** What else the page says of it. It is searched, and may be said when the answer is not enough. */
  details?: readonly string[]
  /** Other words that people use for it. They are searched and never said. */
  aliases?: readonly string[]
}

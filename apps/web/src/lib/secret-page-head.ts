import { hiddenHead } from './page-head'

/** The head of a page with a secret address, which neither search engines nor other sites may learn. */
export function secretPageHead(title: string) {
  const { meta } = hiddenHead(title)
  return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] }
}

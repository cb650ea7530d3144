import { hiddenHead } from './page-head'

/** The head of a page whose address is a secret of its holder: told to no search engine and to no other site. */
export function secretPageHead(title: string) {
  const { meta } = hiddenHead(title)
  return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] }
}

/** Why an address cannot be added as a link to the web; undefined if it can. */
export function webLinkProblem(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url) return 'Enter a whole web address, such as https://example.com/photos'
  if (url.protocol === 'https:' || url.protocol === 'http:') return undefined
  return 'Links must begin with https:// or http://'
}

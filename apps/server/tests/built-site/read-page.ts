/** An element of a page: its attributes, and the HTML inside it. */
interface PageElement {
  attributes: Record<string, string>
  html: string
}

/**
 * The elements with a tag name, in document order. Relies on the build, which quotes attributes and closes elements.
 * Does not support an element inside another of the same name, which these tests do not need.
 */
export function elementsOf(html: string, name: string): PageElement[] {
  const pattern = new RegExp(`<${name}((?:\\s[^<>]*?)?)/?>(?:(.*?)</${name}>)?`, 'gs')
  return [...html.matchAll(pattern)].map(([, attributes = '', inside = '']) => ({
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, decode(value ?? '')]),
    ),
    html: inside,
  }))
}

/** The visible text of a piece of HTML. */
export function textOf(html: string): string {
  const plain = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]*>/g, '')
  return decode(plain).replaceAll(/\s+/g, ' ').trim()
}

/** The metadata that search engines and shared links show. */
export function readHead(html: string) {
  const [head = ''] = html.split('</head>')
  const all = (name: string, attribute: string, value: string) =>
    elementsOf(head, name).filter(({ attributes }) => attributes[attribute] === value)
  const contents = (attribute: string, value: string) =>
    all('meta', attribute, value).map(({ attributes }) => attributes.content)
  return {
    titles: elementsOf(head, 'title').map((title) => textOf(title.html)),
    descriptions: contents('name', 'description'),
    robots: contents('name', 'robots'),
    addresses: contents('property', 'og:url'),
    images: contents('property', 'og:image'),
    canonicals: all('link', 'rel', 'canonical').map(({ attributes }) => attributes.href),
    // React may write it at either end of the page.
    types: elementsOf(html, 'script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map((script) => String(JSON.parse(script.html)['@type'])),
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function decode(text: string) {
  return text.replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole)
}

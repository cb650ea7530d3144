/** What a parsed text consists of, as far as it matters here. */
interface Node {
  type: string
  value?: string
  url?: string
  children?: Node[]
}

const ADDRESS = /https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"”’]/g

/** For react-markdown: an address that stands in a text is a link, too. */
export function linkBareAddresses() {
  return (tree: Node) => visit(tree)
}

function visit(node: Node): void {
  if (!node.children || node.type === 'link') return
  node.children = node.children.flatMap((child) =>
    child.type === 'text' ? split(child.value ?? '') : [child],
  )
  for (const child of node.children) visit(child)
}

function split(text: string): Node[] {
  const parts: Node[] = []
  let end = 0
  for (const { 0: url, index } of text.matchAll(ADDRESS)) {
    parts.push({ type: 'text', value: text.slice(end, index) })
    parts.push({ type: 'link', url, children: [{ type: 'text', value: url }] })
    end = index + url.length
  }
  parts.push({ type: 'text', value: text.slice(end) })
  return parts.filter(({ children, value }) => children || value)
}

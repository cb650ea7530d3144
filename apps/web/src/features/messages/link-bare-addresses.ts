import { linkedText } from '../../lib/linked-text'
import type { MarkdownNode } from './markdown-node'

/** For react-markdown: a web or mail address that stands in a text is a link, too. */
export function linkBareAddresses() {
  return (tree: MarkdownNode) => visit(tree)
}

function visit(node: MarkdownNode): void {
  if (!node.children || node.type === 'link') return
  node.children = node.children.flatMap((child) =>
    child.type === 'text' ? linkedText(child.value ?? '').map(toNode) : [child],
  )
  for (const child of node.children) visit(child)
}

function toNode({ href, text }: ReturnType<typeof linkedText>[number]): MarkdownNode {
  const shown = { type: 'text', value: text }
  return href === undefined ? shown : { type: 'link', url: href, children: [shown] }
}

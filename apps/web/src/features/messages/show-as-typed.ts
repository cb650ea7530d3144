import { defaultUrlTransform } from 'react-markdown'
import type { MarkdownNode } from './markdown-node'

const BLOCKS = new Set(['heading', 'thematicBreak', 'definition'])
const PARTS = new Set(['image', 'imageReference'])

/** For react-markdown: titles, rules, images and dangerous links are shown as they were typed, marks and all. */
export function showAsTyped() {
  return (tree: MarkdownNode, file: unknown) => visit(tree, String(file))
}

function visit(node: MarkdownNode, source: string): void {
  if (!node.children) return
  node.children = node.children.map((child) => {
    if (BLOCKS.has(child.type)) return { type: 'paragraph', children: [typed(child, source)] }
    if (PARTS.has(child.type) || isDangerous(child)) return typed(child, source)
    visit(child, source)
    return child
  })
}

function isDangerous({ type, url = '' }: MarkdownNode): boolean {
  return type === 'link' && defaultUrlTransform(url) !== url
}

function typed({ position }: MarkdownNode, source: string): MarkdownNode {
  return { type: 'text', value: source.slice(position?.start.offset, position?.end.offset) }
}

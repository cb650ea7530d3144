import { names } from '@tallgrass/brand'
import { guidePages } from './guide-pages.ts'
import { toHtml } from './to-html.ts'

interface Page {
  title: string
  /** The part of the address after `/api/docs/`; empty for the reference. */
  current: string
  content: string
}

/** A page of the API documentation. Its style sheet and scripts are files of the built site. */
export function docsPage({ content, current, title }: Page): string {
  const links = Object.entries({ '': 'Reference', ...guidePages }).map(([name, label]) => {
    const mark = name === current ? ' aria-current="page"' : ''
    return `<a href="/api/docs${name && `/${name}`}"${mark}>${label}</a>`
  })
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(`${title} · ${names.business}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/docs/prepare.js"></script>
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>${current && '\n<a class="docs-skip" href="#content">Skip to content</a>'}
<header class="docs-header">
<a href="/" class="docs-home">${toHtml(names.product)}</a>
<nav aria-label="API documentation">${links.join('')}</nav>
</header>
${content}
</body>
</html>`
}

import {
  contact,
  demos,
  devlab,
  home,
  hours,
  legal,
  links,
  names,
  overview,
  shownHours,
} from '@tallgrass/brand'
import { publicUrl } from '../lib/public-url'

/** Personal pages and API paths, which robots must not read. */
const HIDDEN = [
  '/portal',
  '/client',
  '/api',
  '/trpc',
  '/invite',
  '/reset-password',
  '/confirm-email',
  '/undo-email',
  '/sign-in',
  '/checklist-form',
]

export function robotsTxt() {
  return lines(
    'User-agent: *',
    ...HIDDEN.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl()}/sitemap.xml`,
  )
}

/** `paths`: the pages that search engines should list. */
export function sitemapXml(paths: string[]) {
  return lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${publicUrl()}${path}</loc></url>`),
    '</urlset>',
  )
}

/** A summary of the site for language models: https://llmstxt.org. */
export function llmsTxt() {
  return lines(
    `# ${names.business}`,
    '',
    `> ${overview.text}`,
    '',
    ...home.why.reasons.map(({ title, text }) => `- ${title}: ${text}`),
    '',
    `## ${overview.services}`,
    '',
    ...demos.map(({ descriptor, id, title }) => item(title, `/small-business#${id}`, descriptor)),
    '',
    `## ${overview.products}`,
    '',
    ...devlab.products.map(({ name, slug, summary }) => item(name, `/devlab/${slug}`, summary)),
    '',
    `## ${home.questions.title}`,
    '',
    ...home.questions.entries.flatMap(({ question, answer }) => [`### ${question}`, '', answer, '']),
    `## ${overview.start}`,
    '',
    item(home.callToAction.checklist, '/automation-checklist', home.callToAction.text),
    item(home.callToAction.call, links.scheduler ?? '/schedule', home.callToAction.title),
    '',
    `## ${overview.contact}`,
    '',
    `- ${contact.phone}, ${contact.region}`,
    `- ${overview.hours}: ${shownHours()
      .map(({ days, hours: open }) => `${days} ${open}`)
      .join(', ')} ${hours.timeZoneLabel}`,
    '',
    `## ${overview.small}`,
    '',
    item(legal.privacy.title, '/privacy', legal.privacy.text),
    item(legal.terms.title, '/terms', legal.terms.text),
  )
}

function item(title: string, address: string, text: string) {
  return `- [${title}](${address.startsWith('/') ? publicUrl() + address : address}): ${text}`
}

function lines(...all: string[]) {
  return `${all.join('\n')}\n`
}

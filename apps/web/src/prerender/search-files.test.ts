import { contactEmail, demos, devlab } from '@tallgrass/brand'
import { expect, test } from 'vitest'
import { PUBLIC_URL_PLACEHOLDER as ORIGIN } from '../lib/public-url'
import { llmsTxt, robotsTxt, sitemapXml } from './search-files'

test('robots.txt excludes personal pages and names the sitemap', () => {
  const lines = robotsTxt().split('\n')
  const hidden = ['/portal', '/client', '/api', '/trpc', '/invite', '/reset-password', '/checklist-form']
  for (const path of [...hidden, '/confirm-email', '/undo-email', '/sign-in'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

test('the sitemap lists each page once, with its full address', () => {
  const map = sitemapXml(['/', '/devlab'])
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/devlab`,
  ])
})

test('llms.txt links every service and product and contains no email address', () => {
  const text = llmsTxt()
  expect(text).toMatch(/^# .+\n\n> .+\n/)
  for (const { id, title } of demos) expect(text).toContain(`[${title}](${ORIGIN}/small-business#${id})`)
  for (const { name, slug } of devlab.products) expect(text).toContain(`[${name}](${ORIGIN}/devlab/${slug})`)
  expect(text).not.toContain(contactEmail())
})

import type { SeoInputs } from './ai-seo.ts'
import { fillTemplate } from './fill-template.ts'

interface SeoSnippet {
  title: string
  meta: string
  heading: string
}

interface SeoQuestion {
  question: string
  answer: string
}

/**
 * The wording of the results; `{business}`, `{service}` and `{location}` stand for what the visitor typed.
 */
export interface SeoTemplates {
  before: SeoSnippet
  after: SeoSnippet
  answers: readonly SeoQuestion[]
  citations: readonly { source: string; reason: string }[]
}

export interface SeoResults {
  before: SeoSnippet
  after: SeoSnippet
  answers: SeoQuestion[]
  citations: { source: string; reason: string }[]
  /** schema.org JSON-LD, as it would appear in the page. */
  schema: string
}

/** The figures that the demo shows. */
export const SEO_OPPORTUNITIES = 47
export const SEO_VISIBILITY_GAIN_PERCENT = 340
export const SEO_INTENT_MATCH_PERCENT = 92

/** A page before and after optimization, and what an answer engine could quote from it. */
export function seoResults(inputs: SeoInputs, templates: SeoTemplates): SeoResults {
  const answers = templates.answers.map((entry) => fillAll(entry, inputs))
  const after = fillAll(templates.after, inputs)
  return {
    before: fillAll(templates.before, inputs),
    after,
    answers,
    citations: templates.citations.map((entry) => fillAll(entry, inputs)),
    schema: JSON.stringify(toSchema(inputs, after.meta, answers), null, 2),
  }
}

function toSchema({ business, location, service }: SeoInputs, description: string, answers: SeoQuestion[]) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'LocalBusiness',
        name: business,
        description,
        areaServed: { '@type': 'Place', name: location },
        makesOffer: { '@type': 'Offer', itemOffered: { '@type': 'Service', name: service } },
      },
      {
        '@type': 'FAQPage',
        mainEntity: answers.map(({ answer, question }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}

function fillAll<T extends Record<keyof T, string>>(texts: T, inputs: SeoInputs): Record<keyof T, string> {
  const filled = Object.entries<string>(texts).map(([name, text]) => [name, fillInputs(text, inputs)])
  return Object.fromEntries(filled) as Record<keyof T, string>
}

/** Fills in a template. A service at the start of the text gets a capital letter. */
export function fillInputs(template: string, inputs: SeoInputs): string {
  const text = fillTemplate(template, { ...inputs })
  return template.startsWith('{service}') ? capitalized(text) : text
}

/** Leaves a first word with a capital further on as it is ('iPhone repair'): that spelling is intended. */
function capitalized(text: string): string {
  return text.replace(/^\p{Ll}+(?!\p{L})/u, (word) => word.charAt(0).toUpperCase() + word.slice(1))
}

import { type DevlabProduct, devlab } from '../devlab.ts'
import type { Passage } from './passage.ts'
import { listed, midSentence } from './wording.ts'

/** Words that customers use for each product. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  'tallgrass-scorm': [
    'LMS, Moodle, Canvas, TalentLMS, Litmos, e-learning, elearning, online training, training videos',
    'onboarding new employees, new hires, courses, quiz, certificate, compliance, OSHA, HIPAA, manual, SOP',
  ],
  'tallgrass-echo': [
    'FAQ, frequently asked questions, same questions over and over, repeat questions, common emails',
    'canned answers, templates, knowledge base, inbox, customer support replies',
  ],
  'tallgrass-strides': [
    'microlearning, daily training, drills, quizzes, refresher, spaced repetition, coaching, habits',
    'technicians, techs, crew, hygienists, employees, staff training, phone skills, toolbox talk',
  ],
}

function productPassage(product: DevlabProduct): Passage {
  return {
    id: `devlab/${product.slug}`,
    title: product.name,
    href: `/devlab/${product.slug}`,
    text: `${product.name}: ${midSentence(product.summary)} ${product.audience} ${product.state}`,
    details: [product.description, ...product.bullets],
    aliases: aliases[product.slug] ?? [],
  }
}

/** Products in development, and the waitlist. */
export const devlabPassages: readonly Passage[] = [
  {
    id: 'devlab',
    title: devlab.title,
    href: '/devlab',
    text: `${devlab.title} is where we show what we are still building: ${listed(devlab.products.map(({ name }) => name))}. Each has a page with what it does and how far along it is, and a waitlist.`,
    details: devlab.products.map(({ name, summary }) => `${name}: ${midSentence(summary)}`),
    aliases: [
      'experimental, experiments, lab, new products, roadmap, coming soon, upcoming, next, in development',
      'prototype, unfinished, research',
    ],
  },
  ...devlab.products.map(productPassage),
  {
    id: 'waitlist',
    title: devlab.waitlist.title,
    href: '/devlab',
    text: `Open a product in ${devlab.title} and fill in “${devlab.waitlist.title}” on its page. We write when there is something to try, and not before. If your plans change, join again and we update your entry.`,
    aliases: [
      'sign up, signup, beta, beta tester, early access, pilot, get notified, notify me, queue, line',
      'release date, launch date, available, when can I use it, spam, newsletter, unsubscribe',
    ],
  },
]

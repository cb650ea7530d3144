import { demoPage, demos } from '../demos.ts'
import { home } from '../home.ts'
import type { Passage } from './passage.ts'
import { listed, midSentence } from './wording.ts'

/** Words that customers use for each service. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  'speed-to-lead': [
    'lead response, follow up, auto reply, instant reply, autoresponder, text back',
    'website form, contact form, quote request, estimate request, enquiries, inquiries, inbox',
    'Angi, Thumbtack, Zillow, Facebook ads, slow to respond, cold leads, prospects, sales',
  ],
  'whatsapp-booking': [
    'texting, text message, SMS, chatbot, chat bot, messages, DMs, messenger',
    'appointments, scheduling, schedule, calendar, book, reserve, slots, no-shows, reminders',
  ],
  'ai-seo': [
    'ChatGPT, Gemini, Perplexity, Siri, Google, AI overviews, AI search, answer engine, AEO, GEO',
    'ranking, rank, search results, first page, website, visibility, get found, show up, keywords, schema',
  ],
  'ai-receptionist': [
    'voicemail, missed calls, answering service, answering machine, call center, virtual receptionist',
    'phone, telephone, front desk, voice bot, robot voice, after hours, nights, weekends, lunch, on hold',
    'emergency call, transfer to a human, spam calls, receptionist sick',
  ],
  'review-flywheel': [
    'rating, ratings, five star, Yelp, Facebook, testimonials, feedback, reputation',
    'bad review, one star, angry customer, complaint, respond to reviews, more reviews',
  ],
}

const offered = listed(demos.map(({ title }) => title))

function servicePassage(demo: (typeof demos)[number]): Passage {
  return {
    id: `service/${demo.id}`,
    title: demo.title,
    href: `/small-business#${demo.id}`,
    text: `${demo.title}: ${midSentence(demo.descriptor)} It ${midSentence(demo.job)} You get ${midSentence(demo.description)}`,
    details: [demo.importance],
    aliases: aliases[demo.id] ?? [],
  }
}

/** The services, and their demos. */
export const servicePassages: readonly Passage[] = [
  ...demos.map(servicePassage),
  {
    id: 'services',
    title: demoPage.heading,
    href: '/small-business',
    text: `We set up ${demos.length} services for small businesses: ${offered}. ${home.why.reasons[1].text}`,
    details: demos.map(({ descriptor, title }) => `${title}: ${midSentence(descriptor)}`),
    aliases: [
      'what do you do, what do you offer, what do you sell, offerings, products, packages, solutions',
      'automation, automate, AI agents, artificial intelligence, which one do I need, where to start',
    ],
  },
  {
    id: 'businesses',
    title: demoPage.heading,
    href: '/small-business',
    text: `We work with small businesses of any kind: restaurants and shops as well as trades and practices. The ${demos.length} services that we set up for them: ${offered}.`,
    aliases: [
      'industry, industries, trade, kind of business, niche, vertical, who is it for, good fit, right for me',
    ],
  },
  {
    id: 'websites',
    title: demoPage.heading,
    href: '/small-business',
    text: `We set up ${demos.length} services for small businesses: ${offered}. New websites are not one of them.`,
    aliases: [
      'web design, web designer, web development, new website, website builder, landing page, hosting, online shop',
      'build a site, redesign',
    ],
  },
  {
    id: 'demos',
    title: demoPage.carousel,
    href: '/small-business',
    text: 'Each service has a demo that runs in your browser, with no account. It is a simulation: no real message, call or review is sent, and nothing you type into it leaves your browser.',
    details: [demoPage.lead],
    aliases: [
      'try, test drive, play with, sample, example, free trial, see it work, show me, preview',
      'fake, simulated, is it real, does it text me, will somebody be called, sandbox, my data',
    ],
  },
]

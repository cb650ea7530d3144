import { names } from './names.ts'

/** The texts of the demo page, around the demos. */
export const demoPage = {
  title: `Smart AI for Business: ${names.business}`,
  description:
    'Five working demos for small businesses: lead replies, text booking, search, calls and reviews. Try each in your browser.',
  heading: 'Smart AI for Business',
  lead: 'Five jobs that a small business should not have to do by hand. Try each one here before you talk to us.',
  carousel: 'Demos',
  back: 'Back to home',
  hide: 'Hide Demo',
  /** The row at the end of every demo. `{title}` is the next demo's. */
  end: {
    label: 'After this demo',
    book: 'Book Real Demo',
    next: 'Next Demo: {title}',
    hide: 'Hide This Demo',
  },
  /** What a narrow screen shows of the steps that it folds. */
  fold: { step: 'Step {step} of {total}: {title}', done: 'All {total} steps are done' },
  /** Shown on every demo, because none of them sends anything. */
  tag: 'Simulation',
  parts: { importance: 'Why it matters', job: 'What it does', description: 'What you get' },
  stack: {
    title: 'Tech Stack',
    loading: 'Loading tech stack...',
    failed: 'Failed to load tech stack',
  },
} as const

const tryIt = 'Try Live Demo'
const schedule = 'Schedule Smart AI Consultation'

/** The cards, in the order shown. `importance` says why it matters, `description` what the customer gets. */
export const demos = [
  {
    id: 'speed-to-lead',
    title: 'Speed-to-Lead Outreach',
    descriptor: 'Answers every new lead in under 5 seconds, in your words.',
    importance: 'The first business to reply usually gets the job. Most leads wait hours for an answer.',
    job: 'Reads the form, writes back about what was asked, texts you the details, and offers a time to talk.',
    description:
      'More leads who pick up when you call, and a list of every reply with the second it was sent.',
    primaryCta: tryIt,
    secondaryCta: schedule,
    icon: 'bolt',
  },
  {
    id: 'whatsapp-booking',
    title: 'WhatsApp Text-to-Book Agent',
    descriptor: 'Turns “Are you free Thursday?” into a booked visit, while you are on a job.',
    importance:
      'Most people text before they call. A text that waits until evening is often a job for someone else.',
    job: 'Answers at any hour, asks the two or three questions you would ask, and sends a booking link that matches your calendar.',
    description:
      'Booked visits with company and email filled in, and a copy of every conversation in your own WhatsApp Business account.',
    primaryCta: tryIt,
    secondaryCta: schedule,
    icon: 'message',
  },
  {
    id: 'ai-seo',
    title: 'AI SEO for Answer Engines',
    descriptor: 'Pages that search engines and assistants can read, trust and quote.',
    importance:
      'People now ask an assistant who to hire. It can only name businesses whose pages it understands.',
    job: 'Rewrites titles and headings around real questions, answers them in plain words, and adds the structured data that machines read.',
    description: 'Pages that answer what people nearby ask, and a monthly note of where you were quoted.',
    primaryCta: tryIt,
    secondaryCta: schedule,
    icon: 'search',
  },
  {
    id: 'ai-receptionist',
    title: 'AI Receptionist',
    descriptor: 'Picks up every call, answers what it can, and hands over what it should not.',
    importance:
      'A caller who reaches voicemail rarely leaves a message. They call the next number on the list.',
    job: 'Knows your hours, prices and service area, books visits, passes urgent calls to a person, and takes messages for the rest.',
    description:
      'No missed calls at noon or midnight, and a written record of each one before you are back in the truck.',
    primaryCta: tryIt,
    secondaryCta: schedule,
    icon: 'phone',
  },
  {
    id: 'review-flywheel',
    title: 'Review and Reputation Flywheel',
    descriptor: 'Asks for the review while the good work is fresh, and replies to each one.',
    importance:
      'Recent reviews decide who gets called. Happy customers mean to write one and forget by the weekend.',
    job: 'Sends one polite request after the job, notices the review, and writes a reply that sounds like you.',
    description:
      'A steady stream of reviews, each with an answer, and a quiet word to you first when someone is unhappy.',
    primaryCta: tryIt,
    secondaryCta: schedule,
    icon: 'star',
  },
] as const

/** The technology behind each service, for administrators in sales calls. */
export const demoStacks: Readonly<Record<string, string>> = {
  'speed-to-lead':
    'Form webhook, job queue, language model with your tone guide, SMTP and Twilio SMS, calendar link.',
  'whatsapp-booking':
    'WhatsApp Business Cloud API, dialogue state machine, language model, Cal.com booking links.',
  'ai-seo':
    'Search Console export, query clustering, language model drafts, schema.org JSON-LD, weekly citation checks.',
  'ai-receptionist':
    'Twilio Voice, streaming speech to text and back, language model with tools, calendar and call transfer.',
  'review-flywheel':
    'Job-done webhook, SMS and email requests, Google, Yelp and Facebook feeds, reply drafts with approval.',
}

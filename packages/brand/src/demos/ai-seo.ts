import { exampleBusiness } from './example-business.ts'

/**
 * The texts of the AI SEO demo. The visitor types `{business}`, `{service}` and `{location}`. The results speak of what
 * the page says, not of what a business does: they have to be true of any input.
 */
export const aiSeoDemo = {
  title: 'See your page before and after',
  text: 'Three words about a business are enough. The results are generated in your browser from what you type.',
  form: {
    business: 'Business',
    service: 'Service',
    location: 'Location',
    /** Shown before an example, so that it is not mistaken for input. */
    example: 'e.g.',
    examples: { business: exampleBusiness.name, service: 'shower tile', location: 'Plano, TX' },
    start: 'Start Optimization',
  },
  steps: [
    { title: 'Starting', text: 'Reading the page of {business}.' },
    { title: 'Analysis', text: 'Comparing it with pages that assistants quote for {service}.' },
    { title: 'Query analysis', text: '47 opportunities found in what people in {location} ask.' },
    { title: 'Optimization', text: 'Rewriting title, description, heading and answers.' },
    { title: 'Results', text: 'The page before and after, ready to compare.' },
  ],
  metrics: [
    { value: '+340%', label: 'visibility' },
    { value: '47', label: 'opportunities' },
    { value: '92%', label: 'intent match' },
  ],
  results: {
    before: 'Before',
    after: 'After',
    heading: 'Heading',
    answers: 'Answer pack',
    schema: 'Structured data',
    schemaText: 'The same facts, written for search engines and assistants.',
    citations: 'Citations',
  },
  templates: {
    before: {
      title: '{business} | Home',
      meta: 'Welcome to the website of {business}. We are proud to serve our valued customers with quality service.',
      heading: 'Welcome to {business}',
    },
    after: {
      title: '{service} in {location}: prices, times and booking | {business}',
      meta: '{business}, {location}. See prices and open times for {service}, and book online.',
      heading: '{service} in {location}: what it costs and when it can start',
    },
    answers: [
      {
        question: 'Who offers {service} in {location}?',
        answer: '{business} does. This page names its hours, its service area and a number to call.',
      },
      {
        question: 'What does {service} cost in {location}?',
        answer: 'This page lists the prices of {business} and says what each one includes.',
      },
      {
        question: 'How soon can {business} start?',
        answer: 'The calendar on this page shows the next open times for {service}.',
      },
    ],
    citations: [
      { source: 'Business profile', reason: 'Confirms name, hours and service area of {business}' },
      { source: '{location} local guide', reason: 'Lists {business} under {service}' },
      { source: 'Customer reviews', reason: 'Mention {service} and {location} by name' },
    ],
  },
  again: 'Try Another Business',
} as const

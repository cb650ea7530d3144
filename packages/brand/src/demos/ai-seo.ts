import { exampleBusiness } from './example-business.ts'

/** The texts of the AI SEO demo. The visitor types `{business}`, `{service}` and `{location}`. */
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
    { title: 'Results', text: 'The page before and after, ready to compare below.' },
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
      meta: '{business} does {service} in {location}. See what it costs, how soon we can come, and book a visit online.',
      heading: '{service} in {location}: what it costs and how soon we can start',
    },
    answers: [
      {
        question: 'Who offers {service} in {location}?',
        answer:
          '{business} offers {service} in {location} and nearby towns, with visits on weekdays and Saturday mornings.',
      },
      {
        question: 'What does {service} cost in {location}?',
        answer:
          '{business} gives a fixed written price after a short visit or a few photos. The estimate is free.',
      },
      {
        question: 'How soon can {business} start?',
        answer: 'Most {service} jobs in {location} begin within two weeks. Urgent work is looked at first.',
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

import { names } from './names.ts'

/** The texts of the home page, from top to bottom. */
export const home = {
  title: `${names.business}: smarter automation for small businesses`,
  description:
    'Lead capture, booking, search and reviews for small businesses in Dallas-Fort Worth, set up in your own accounts.',

  hero: {
    title: "Smarter Automation, Built for What's Next",
    text: 'Automate lead capture, booking, and SEO — and evolve with future solutions as your needs change.',
    button: 'Show Me How',
  },

  /** The three cards on the drawing: what happens while the owner is busy. `time` is in 24-hour format. */
  day: {
    label: 'A day at a small business',
    message: {
      time: '07:52',
      shownTime: '7:52 am',
      title: 'Message answered',
      text: '“Do you work Saturdays?” Answered in four seconds, before coffee.',
    },
    booking: {
      time: '11:20',
      shownTime: '11:20 am',
      title: 'Call booked',
      text: 'Priya Raman, kitchen remodel. Thursday at 2:30 pm.',
    },
    review: {
      time: '18:05',
      shownTime: '6:05 pm',
      title: 'Review posted',
      stars: '5 of 5 stars',
      text: '“On time, tidy, and fair on price.”',
    },
  },

  results: {
    title: 'Real Results Businesses Are Seeing',
    tiles: [
      {
        service: 'speed-to-lead',
        title: 'Speed-to-Lead/Booking Agent',
        figures: [
          { value: '3x', label: 'meetings' },
          { value: '77%', label: 'lead accuracy' },
        ],
      },
      {
        service: 'ai-receptionist',
        title: 'AI Receptionist',
        figures: [{ value: '30%', label: 'cost reduction' }],
      },
      {
        service: 'review-flywheel',
        title: 'Review Flywheel',
        figures: [{ value: '20%+', label: 'revenue growth' }],
      },
      {
        service: 'ai-seo',
        title: 'SEO Answer Engine',
        figures: [{ value: '15%', label: 'productivity lift' }],
      },
    ],
  },

  why: {
    title: 'Why Businesses Choose',
    reasons: [
      {
        title: 'Your accounts stay yours',
        text: 'Every tool is set up in your name or your company’s. When the project ends we hand over the keys, and nothing stops working.',
      },
      {
        title: 'Working in days',
        text: 'We start with the one job that costs you the most evenings, get it answering real customers, and only then look at the next.',
      },
      {
        title: 'Numbers you can check',
        text: 'Replies sent, calls booked, reviews posted, and what each tool costs a month, on one page that you can open from your truck.',
      },
      {
        title: 'Two people who know your setup',
        text: 'We live in Dallas-Fort Worth too. The people who built your automation pick up the phone when it needs a change.',
      },
    ],
  },

  callToAction: {
    title: 'Find out which hour of your day to hand over first',
    text: 'The checklist takes about eight minutes. If you would rather talk it through, pick a time and we will call you.',
    checklist: 'Complete Your Automation Checklist',
    call: 'Schedule your Strategy Call',
  },

  questions: {
    title: 'Common Questions',
    entries: [
      {
        question: 'Do we keep our own accounts?',
        answer:
          'Yes. Accounts are set up in your name or your company’s and transferred to you at project conclusion. If you want us to keep looking after them, you give us permission, and you can take it back.',
      },
      {
        question: 'How long does setup take?',
        answer: 'Days, not months. A first automation is usually live in the same week that we agree on it.',
      },
      {
        question: 'What does success look like?',
        answer:
          'Faster replies, more booked calls, steady reviews, and clear dashboards that show all three.',
      },
    ],
  },
} as const

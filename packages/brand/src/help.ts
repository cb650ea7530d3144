import { hours } from './hours.ts'
import { names } from './names.ts'

/** The texts of the client portal's help page. */
export const help = {
  title: 'Help & Support',
  lead: `Ask us anything about your projects. We reply within ${hours.replyWithinHours} hours.`,

  quickLinks: {
    title: 'Quick links',
    dashboard: { label: 'Dashboard', text: 'What needs your attention, and what is new.' },
    projects: { label: 'Projects', text: 'What we are working on, task by task.' },
    agreements: { label: 'Agreements', text: 'What to sign, and what both sides have signed.' },
    invoices: { label: 'Invoices', text: 'What to pay, and your receipts.' },
    profile: { label: 'Profile', text: 'The name and email we have for you.' },
  },

  contact: {
    title: 'Contact us',
    email: {
      label: 'Email',
      text: 'For anything that takes a few lines, with pictures if they help.',
      button: 'Write to us',
    },
    chat: {
      label: 'Project chat',
      text: `${names.assistant} answers right away and passes on what needs a person.`,
      /** For a client with a project. */
      ofProject: 'Write to the people who work on your project. All of it stays in one place.',
      /** With several projects. */
      choose: 'Choose a project',
      button: 'Open project chat',
    },
    phone: { label: 'Phone', text: 'When it cannot wait, or is easier to say than to write.' },
  },

  questions: {
    title: 'Frequently asked questions',
    entries: [
      {
        question: 'How do I know what you need from me?',
        answer:
          'Your dashboard lists it first: what to sign, pay, review or do, and since when. If nothing is listed, the next step is ours.',
      },
      {
        question: 'How do I review a task?',
        answer:
          'Open the project. Tasks that are ready for review come first, with room for your answer: approve, or request changes and describe them.',
      },
      {
        question: 'What happens when I request changes?',
        answer:
          'We read your comment, do the work and submit the task again. That starts a new numbered round, and earlier comments stay visible.',
      },
      {
        question: 'Which tasks are mine?',
        answer:
          'Those with the owner “You”. Start a task when you begin, and send it for review when you are done. We approve it or tell you what is missing.',
      },
      {
        question: 'How far along is my project?',
        answer:
          'Its page shows one blade of grass for each task, tall once the task is approved. When all of them are, the grass goes to seed. The checklist shows what must work before the project is complete.',
      },
      {
        question: 'How do I sign an agreement or pay an invoice?',
        answer:
          'Both are done online. As soon as an agreement is ready to sign or an invoice is open, it appears at the top of your dashboard. Signed documents are kept under Agreements, invoices and receipts under Invoices.',
      },
      {
        question: 'Who owns the accounts and tools?',
        answer:
          'You do. They are set up in your name or handed over at the end. The Tools tab of a project shows the status of each one.',
      },
      {
        question: 'How do I change my name, email or password?',
        answer:
          'For a new password, sign out and choose “Forgot password?” where you sign in. For your name or email, write to us and we will change it for you.',
      },
    ],
  },

  resources: {
    title: 'Additional resources',
    demos: { label: 'Service demos', text: 'Try what we build on made-up customers.' },
    devlab: { label: 'DevLab', text: 'The learning products that we are working on.' },
    privacy: { label: 'Privacy', text: 'What we keep about you, and why.' },
    terms: { label: 'Terms', text: 'The terms we work under.' },
  },

  hours: {
    title: 'Business hours',
    /** Before the name of the holiday. */
    closedToday: 'Closed today',
    next: 'Next holiday',
    reply: `We reply within ${hours.replyWithinHours} hours, including to messages sent after hours.`,
  },
} as const

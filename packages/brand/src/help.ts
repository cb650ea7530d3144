import { hours } from './hours.ts'
import { names } from './names.ts'

/** What the help page of the client portal says. */
export const help = {
  title: 'Help & Support',
  lead: `Ask us anything about your projects. We reply within ${hours.replyWithinHours} hours.`,

  quickLinks: {
    title: 'Quick links',
    dashboard: { label: 'Dashboard', text: 'What waits for you, and what is new.' },
    projects: { label: 'Projects', text: 'What we work on, task by task.' },
    agreements: { label: 'Agreements', text: 'What is to be signed, and what both sides have signed.' },
    invoices: { label: 'Invoices', text: 'What is to be paid, and the receipts of what is.' },
    profile: { label: 'Profile', text: 'The name and the address under which we know you.' },
  },

  contact: {
    title: 'Contact us',
    email: {
      label: 'Email',
      text: 'For everything that may take a few lines, with pictures if they help.',
      button: 'Write to us',
    },
    chat: {
      label: 'Project chat',
      text: `${names.assistant} answers at once, and passes on what needs a person.`,
      button: 'Open project chat',
    },
    phone: { label: 'Phone', text: 'When it cannot wait, or is quicker said than written.' },
  },

  questions: {
    title: 'Frequently asked questions',
    entries: [
      {
        question: 'How do I know what you need from me?',
        answer:
          'Your dashboard begins with it: what waits to be signed, paid, reviewed or done, and since when. If nothing stands there, everything else is with us.',
      },
      {
        question: 'How do I review a task?',
        answer:
          'Open the project. What is ready for review stands above all other tasks, with room for your answer: approve it, or ask for changes and say which.',
      },
      {
        question: 'What happens when I ask for changes?',
        answer:
          'We read your comment, do the work and hand the task in again. That begins a new round with its own number, and what was said before stays in sight.',
      },
      {
        question: 'Which tasks are mine?',
        answer:
          'Those whose owner reads “You”. Start one when you begin, and send it for review when you are done. We look at it and approve it, or say what is missing.',
      },
      {
        question: 'How far is my project?',
        answer:
          'Its page shows one blade of grass for each task, tall once the task is approved. When all of them are, the grass is in seed. The checklist tells what must work before the project is complete.',
      },
      {
        question: 'How do I sign an agreement or pay an invoice?',
        answer:
          'Both are done online. As soon as an agreement is ready to be signed or an invoice is open, it stands at the top of your dashboard. What is signed is kept under Agreements, every invoice and its receipt under Invoices.',
      },
      {
        question: 'Who owns the accounts and tools?',
        answer:
          'You do. They are set up in your name or handed over at the end. The Tools tab of a project says for each one how far that is.',
      },
      {
        question: 'How do I change my name, email or password?',
        answer:
          'For a new password, sign out and choose “Forgot password?” where you sign in. For your name or email, write to us, and we change it for you.',
      },
    ],
  },

  resources: {
    title: 'Additional resources',
    demos: { label: 'Service demos', text: 'Try what we build on made-up customers.' },
    devlab: { label: 'DevLab', text: 'The learning products that we are working on.' },
    privacy: { label: 'Privacy', text: 'What we keep about you, and why.' },
    terms: { label: 'Terms', text: 'What holds between us.' },
  },

  hours: {
    title: 'Business hours',
    reply: `We reply within ${hours.replyWithinHours} hours, also to what arrives after hours.`,
  },
} as const

import type { ProjectTemplate } from './project-template.ts'

export const smartAiSetup: ProjectTemplate = {
  tasks: [
    {
      owner: 'CLIENT',
      title: 'Tell us how calls and messages reach you',
      detail:
        'Phone numbers, mailboxes, forms and social accounts, and who answers each of them today. A photo of a list on paper is fine.',
      day: 3,
    },
    {
      owner: 'CLIENT',
      title: 'Write down the questions you answer most often',
      detail:
        'Ten are enough: the question as customers ask it, and the answer as you give it. Prices and exceptions matter most.',
      day: 5,
    },
    {
      owner: 'ADMIN',
      title: 'Draft what the assistant says',
      detail:
        'Greeting, answers, what it never promises, and when it hands over to a person. You read every line before a customer does.',
      day: 10,
    },
    {
      owner: 'ADMIN',
      title: 'Set up calls, messages and the calendar',
      detail: 'Everything in your own accounts, with test bookings that we delete afterwards.',
      day: 15,
    },
    {
      owner: 'ADMIN',
      title: 'Try it with twenty conversations',
      detail:
        'Ten ordinary ones and ten difficult ones, with the transcripts here for you to read. What goes wrong is fixed and tried again.',
      day: 19,
    },
    {
      owner: 'CLIENT',
      title: 'Call it yourself and let two customers try it',
      detail: 'Note what sounded wrong, word for word. We change it within a day.',
      day: 23,
    },
    {
      owner: 'ADMIN',
      title: 'Go live and watch the first week',
      detail: 'We read every conversation of the first five working days and tell you what we changed.',
      day: 30,
    },
  ],
  checklist: [
    { item: 'Missed calls get a text message within a minute', required: true },
    { item: 'A booked call appears in the calendar of the right person', required: true },
    { item: 'Asking for a person always leads to a person', required: true },
    { item: 'The assistant gives no price that is not written down', required: true },
    { item: 'Every account is in the name of the business', required: true },
    { item: 'Two people know how to switch it off', required: true },
    { item: 'Answers are available in Spanish too', required: false },
  ],
  tools: [
    {
      toolName: 'Business phone number with text messages',
      vendor: null,
      plan: 'Pay as you go',
      setupNotes: 'Register the business for text messages first; approval takes about two weeks.',
    },
    {
      toolName: 'Language model account',
      vendor: null,
      plan: 'Pay as you go, with a monthly limit',
      setupNotes: 'Set the limit before the first test.',
    },
    { toolName: 'Booking calendar', vendor: null, plan: 'One calendar for each person', setupNotes: null },
  ],
}

import { contact } from './contact.ts'
import { names } from './names.ts'

/** What the page says on which visitors book a call. */
export const schedulePage = {
  title: 'Schedule a call',
  description: `Book a free half-hour call with ${names.business}: choose the kind of call and a time that suits you.`,
  lead: 'Half an hour, free, by phone or by video. Choose what it is about and when.',

  withoutScripts:
    'Open times are shown by a script, and your browser runs none. Call us, and we find one together:',

  kind: 'What is the call about?',
  day: 'Which day?',
  time: 'What time?',
  you: 'How do we reach you?',
  noTimes: {
    title: 'No open times right now',
    text: 'Every time of the coming weeks is taken. Write to us, and we will find one together.',
  },
  phoneHint: 'If you would rather be called than sent a link.',
  notes: 'What should we know before the call?',
  book: 'Book the call',
  businessZone: 'Dallas-Fort Worth time',

  booked: {
    title: 'Your call is booked',
    text: 'Keep the address of this page: by it you move or cancel the call.',
    calendar: 'Add to your calendar',
    move: 'Choose another time',
    cancel: 'Cancel the call',
  },
  choose: {
    title: 'Choose a time for your call',
    text: 'Pick a day and a time below, and the call is booked.',
    button: 'Book this time',
  },
  move: {
    button: 'Move the call',
    keep: 'Keep the time',
  },
  cancel: {
    title: 'Cancel the call?',
    text: 'The time becomes free for somebody else. You can choose another one afterwards.',
    confirm: 'Cancel the call',
    keep: 'Keep the call',
  },
  cancelled: {
    title: 'This call is cancelled',
    text: 'If you would still like to talk, choose another time.',
    calendar: 'Take it out of your calendar',
  },
  begun: {
    title: 'It is time for your call',
    text: `If you have not heard from us, call ${contact.phone}.`,
  },
  over: {
    title: 'This call is over',
    text: 'If something is left to talk about, book another one.',
    button: 'Book another call',
  },
  unknown: {
    title: 'This link is not valid',
    text: 'Please open the whole link again, or book a new call.',
    button: 'Schedule a call',
  },
  external: {
    text: 'Times are chosen on our calendar page, which opens in a new tab.',
    button: 'Open the calendar',
  },

  onTheCall: 'What happens on the call',
  hours: { title: 'When we are here', reach: 'Other ways to reach us', write: 'Write to us' },
} as const

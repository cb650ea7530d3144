import { contact } from './contact.ts'
import { names } from './names.ts'

/** The texts of the page for booking a call. */
export const schedulePage = {
  title: 'Schedule a call',
  description: `Book a free half-hour call with ${names.business}: choose the kind of call and a time that suits you.`,
  lead: 'Half an hour, free, by phone or by video. Choose what it is about and when.',

  withoutScripts: 'This page needs JavaScript to show open times. Call us and we will find one together:',

  kind: 'What is the call about?',
  day: 'Which day?',
  time: 'What time?',
  you: 'How do we reach you?',
  noTimes: {
    title: 'No open times right now',
    text: 'Every time in the coming weeks is taken. Write to us and we will find one together.',
  },
  phoneHint: 'If you would rather get a call than a link.',
  notes: 'What should we know before the call?',
  book: 'Book the call',
  businessZone: 'Dallas-Fort Worth time',

  booked: {
    title: 'Your call is booked',
    text: 'Save this page’s link to move or cancel your call.',
    calendar: 'Add to your calendar',
    move: 'Choose another time',
    cancel: 'Cancel the call',
  },
  choose: {
    title: 'Choose a time for your call',
    text: 'Pick a day and a time below to book your call.',
    button: 'Book this time',
  },
  move: {
    button: 'Move the call',
    keep: 'Keep the time',
  },
  cancel: {
    title: 'Cancel the call?',
    text: 'The time becomes available to others. You can choose another one afterward.',
    confirm: 'Cancel the call',
    keep: 'Keep the call',
  },
  cancelled: {
    title: 'This call is cancelled',
    text: 'If you would still like to talk, choose another time.',
    calendar: 'Remove from your calendar',
  },
  begun: {
    title: 'It is time for your call',
    text: `If you have not heard from us, call ${contact.phone}.`,
  },
  over: {
    title: 'This call is over',
    text: 'If there is more to discuss, book another call.',
    button: 'Book another call',
  },
  unknown: {
    title: 'This link is not valid',
    text: 'Please open the complete link again, or book a new call.',
    button: 'Schedule a call',
  },
  external: {
    text: 'Choose a time on our calendar page. It opens in a new tab.',
    button: 'Open the calendar',
  },

  onTheCall: 'What happens on the call',
  hours: { title: 'Our hours', reach: 'Other ways to reach us', write: 'Write to us' },
} as const

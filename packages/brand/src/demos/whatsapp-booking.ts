import { exampleBusiness } from './example-business.ts'

/** The texts of the WhatsApp booking demo. The visitor types `{company}` and `{email}`. */
export const whatsappBookingDemo = {
  title: 'Text it the way a customer would',
  text: 'Write “book” to set up a visit or “info” to see the services. Nothing you type leaves this page.',
  business: exampleBusiness.name,
  initials: exampleBusiness.initials,
  presence: 'Usually replies in a minute',
  typing: `${exampleBusiness.name} is typing`,
  conversation: 'Conversation',
  message: 'Message',
  /** Link text of the booking link, below its message. */
  link: 'Choose a time',
  send: 'Send',
  steps: [
    { title: 'Customer asks', text: '“book” anywhere in a message starts the booking.' },
    { title: 'Company name', text: 'Saved to the lead as it is typed.' },
    { title: 'Email address', text: 'Checked before it is used; asked again if it is not valid.' },
    { title: 'Booking link', text: 'Made from your open hours, sent in the same chat.' },
  ],
  script: {
    greeting: `Hi, this is ${exampleBusiness.name}. Write “book” to set up a visit, or “info” to see what we do.`,
    services:
      'We do bathroom and kitchen tile, shower floors, stone counters and repairs, anywhere between Plano and Fort Worth. Write “book” to set up a visit.',
    help: 'I can set up a visit or tell you what we do. Write “book” or “info”.',
    askCompany: 'Happy to. What is the name of your company or household?',
    askEmail: 'Thanks. Where should the confirmation for {company} go? An email address is enough.',
    askEmailAgain: 'That does not look like an email address. Which one should we use?',
    generating: 'Got it. Making a booking link for {company} from our open hours.',
    onItsWay: 'Your booking link is on its way.',
    link: 'Here is your link, {company}. Pick any open time; the confirmation goes to {email}.',
    alreadyBooked: 'Your booking is already set up. Use the link above to choose or change the time.',
  },
} as const

import { exampleBusiness } from './example-business.ts'

/** The texts of the speed-to-lead demo: a form, and the inbox that answers it. `{name}` is the lead's first name. */
export const speedToLeadDemo = {
  title: 'Send yourself a lead',
  text: 'Fill in the form as a customer would and watch the first reply go out in under 5 seconds. Nothing you type leaves this page.',
  form: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    message: 'What do you need help with?',
    submit: 'Send Lead',
  },
  timer: 'Time since the lead came in',
  promise: 'Outreach in under 5 seconds',
  steps: [
    { title: 'Sending message', text: 'The lead is read and a reply in your words goes out.' },
    { title: 'Message delivered', text: 'Email and text message have arrived.' },
    { title: 'Offering a time', text: 'Your open hours are checked and two times are offered.' },
    { title: 'Complete', text: 'The lead is in your list, with every reply and its time.' },
  ],
  inbox: {
    title: 'Inbox',
    empty: 'The replies appear here, second by second.',
    from: exampleBusiness.name,
    messages: [
      `Hi {name}, thanks for writing to ${exampleBusiness.name}. I have read your note and passed it to Maren, who will prepare the estimate for {company}.`,
      'About “{message}”: that is work we do every week. Photos help, if you have any.',
      'Maren is free tomorrow at 10:30 am or Thursday at 2 pm. Which one suits you? Reply with a time and it is yours.',
    ],
    done: 'Done. Most businesses have not seen the lead yet.',
  },
  again: 'Try Another Lead',
  book: 'Book Real Demo',
} as const

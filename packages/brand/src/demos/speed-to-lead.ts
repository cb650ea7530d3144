import { exampleBusiness } from './example-business.ts'

/**
 * The texts of the speed-to-lead demo: a form, and the inbox that answers it. `{name}` is the lead's first name; `{first}`
 * and `{second}` are offered times. Nothing here may sound wrong after whatever the visitor types as `{message}`.
 */
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
      `Hi {name}, thanks for writing to ${exampleBusiness.name}. Your note for {company} has arrived, and Maren has it in front of her.`,
      'You wrote: “{message}”. If there is anything to add, such as a photo or a date, just reply here.',
      'Maren is free to talk {first} or {second}. Which one suits you? Reply with a time and it is yours.',
    ],
    /** The times of the day that are offered, each on another open day. */
    offeredClocks: ['10:30', '14:00'],
    done: 'Done. Most businesses have not seen the lead yet.',
  },
  again: 'Try Another Lead',
} as const

import { exampleBusiness } from './example-business.ts'

const greeting = { speaker: 'ai', text: `${exampleBusiness.spokenName}, how can I help?` } as const

/** The four callers, in the order of their calls. No line names a day, which might be a closed one. */
export const callScenarios = [
  {
    caller: 'Wes Dalton',
    number: '(214) 555-0117',
    query: 'Opening hours',
    outcome: 'resolved',
    urgency: 'low',
    lines: [
      { speaker: 'ai', text: `${exampleBusiness.spokenName}, good afternoon. How can I help?` },
      { speaker: 'caller', text: 'Hi. Are you open on Saturdays? I want to look at some samples.' },
      {
        speaker: 'ai',
        text: 'Yes, Saturdays from ten to two. The samples are right at the front, and you may take three home.',
        action: 'Looked up the opening hours',
      },
      { speaker: 'caller', text: 'Perfect. And parking?' },
      { speaker: 'ai', text: 'Behind the building, free for customers. See you then.' },
    ],
  },
  {
    caller: 'Priya Raman',
    number: '(469) 555-0164',
    query: 'Price of a backsplash',
    outcome: 'booking',
    urgency: 'medium',
    lines: [
      greeting,
      { speaker: 'caller', text: 'What would a kitchen backsplash cost, about thirty square feet?' },
      {
        speaker: 'ai',
        text: 'Most of that size come to between nine hundred and fourteen hundred dollars. A short visit gives you a fixed price. Shall I book the first free afternoon?',
        action: 'Checked the price list and the calendar',
      },
      { speaker: 'caller', text: 'Yes, please.' },
      {
        speaker: 'ai',
        text: 'Booked. I am texting you a link with the day and the time, and you can change both there.',
        action: 'Booked the visit and sent the link',
      },
    ],
  },
  {
    caller: 'Harlow Street Apartments',
    number: '(972) 555-0139',
    query: 'Water under a shower floor',
    outcome: 'transfer',
    urgency: 'high',
    lines: [
      greeting,
      {
        speaker: 'caller',
        text: 'There is water coming through the ceiling under a shower you did. It is getting worse.',
      },
      {
        speaker: 'ai',
        text: 'That needs a person now. Please close the water valve to that bathroom if you can reach it safely.',
        action: 'Marked the call as urgent',
      },
      { speaker: 'caller', text: 'All right, it is off.' },
      {
        speaker: 'ai',
        text: 'Good. I am putting you through to Maren, who is on call today. She can see everything you have told me.',
        action: 'Calling the specialist on duty',
      },
    ],
  },
  {
    caller: 'Tomas Lind',
    number: '(817) 555-0182',
    query: 'A supplier introduces himself',
    outcome: 'voicemail',
    urgency: 'low',
    lines: [
      greeting,
      { speaker: 'caller', text: 'I sell natural stone and would like to talk to whoever does the buying.' },
      {
        speaker: 'ai',
        text: 'That is Maren, and she is with a customer. I can take a message, and she will call you back on the next working day.',
        action: 'Checked who is free',
      },
      {
        speaker: 'caller',
        text: 'Please tell her we have limestone from Lueders at a good price this month.',
      },
      {
        speaker: 'ai',
        text: 'I have written that down with your number. Thank you for calling.',
        action: 'Saved the message and a follow-up',
      },
    ],
  },
] as const

import { exampleBusiness } from './example-business.ts'

/** The texts of the review demo: fictional customers, their reviews and the replies. */
export const reviewFlywheelDemo = {
  title: 'Finish a job and watch what follows',
  text: 'Pick a customer whose job is done. One is delighted, one is lukewarm, one is unhappy. No one receives anything.',
  empty: 'The request, the review and the reply appear here, one after the other.',
  pick: 'Customers',
  facts: {
    positive: 'Happy about the {service}, done {date}',
    neutral: 'Lukewarm about the {service}, done {date}',
    negative: 'Unhappy about the {service}, done {date}',
  },
  request: {
    title: 'Review request',
    text: 'Hi {name}, thank you for trusting us with your {service}. Would you tell others how it went? It takes a minute.',
  },
  review: { title: 'Review on {platform}', stars: '{stars} of 5 stars' },
  reply: {
    title: `Reply from ${exampleBusiness.name}`,
    writing: 'Writing a reply',
    approved: "Posted after the owner's approval",
  },
  phases: {
    'trigger-sent': { title: 'Request sent', type: 'trigger' },
    'response-received': { title: 'Review posted', type: 'response' },
    'ai-responding': { title: 'Reply being written', type: 'ai' },
    'reply-posted': { title: 'Reply posted', type: 'ai' },
    completed: { title: 'Done: asked, reviewed and answered', type: 'success' },
  },
  metrics: [
    { value: '98%', label: 'response rate' },
    { value: '4.8', label: 'average rating' },
    { value: '2 min', label: 'AI response time' },
  ],
  timeline: 'What has happened',
  reset: 'Reset',
  /** `completedDate` is relative, so that the reviews never look old. */
  customers: [
    {
      id: 'priya',
      name: 'Priya Raman',
      email: 'priya@example.com',
      service: 'kitchen backsplash',
      completedDate: 'four days ago',
      sentiment: 'positive',
      platform: 'Google',
      review:
        'On time, tidy, and fair on price. They noticed a cracked board behind the old tile and showed me before fixing it.',
      reply:
        'Thank you, Priya. Finding that board early saved you a second visit later. Enjoy the kitchen, and send us a photo when the shelves are up.',
    },
    {
      id: 'luis',
      name: 'Luis Ortega',
      email: 'luis@example.com',
      service: 'shower floor',
      completedDate: 'last week',
      sentiment: 'neutral',
      platform: 'Yelp',
      review:
        'The floor looks good. It took two days longer than planned, and I had to ask twice when they would be back.',
      reply:
        'Thank you for being straight with us, Luis. The drain part came late, and we should have told you before you had to ask. We now text every customer by 4 pm with the plan for the next day.',
    },
    {
      id: 'harlow',
      name: 'Dana Whitfield',
      email: 'dana@example.com',
      service: 'entry hall repair',
      completedDate: 'two weeks ago',
      sentiment: 'negative',
      platform: 'Facebook',
      review: 'Two tiles came loose within a week, and no one answered when I called on Saturday.',
      reply:
        'Dana, we are sorry. Tiles that come loose after a week are ours to put right, at no cost. Maren will call you today to find a time that suits you, and her direct number is in your inbox.',
    },
  ],
} as const

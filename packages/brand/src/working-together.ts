/** How we work with clients, from the first call to the last signature, for people who are about to hire us. */
export const workingTogether = {
  calls: {
    title: 'Three kinds of call',
    text: 'Each is free, by phone or by video, and commits you to nothing.',
    change: 'The page that opens when you book lets you move or cancel the call.',
  },

  process: {
    title: 'How a project works',
    steps: [
      {
        title: 'A call',
        text: 'You tell us what takes your time, and we say honestly whether a machine should do it.',
      },
      {
        title: 'An agreement',
        text: 'What we build, when, and for how much is put in writing, and both of us sign it online.',
      },
      {
        title: 'A retainer',
        text: 'You pay the first part online, and the work begins.',
      },
      {
        title: 'The setup',
        text: 'We set everything up in your own accounts, task by task, and you approve each one in your portal or ask for changes.',
      },
      {
        title: 'The final invoice',
        text: 'Once it does what we agreed on, you get the invoice for the rest.',
      },
      {
        title: 'The handover',
        text: 'You get the keys to everything, we go through it together, and you sign that the work is complete.',
      },
    ],
  },

  pricing: {
    title: 'What it costs',
    points: [
      {
        title: 'A fixed price for a project',
        text: 'Every project has one price, agreed in writing before any work begins.',
      },
      {
        title: 'Paid in parts',
        text: 'You pay a retainer at the start and the rest at the end.',
      },
      {
        title: 'Tools in your own name',
        text: 'You pay subscriptions straight to the vendor, not through us.',
      },
      {
        title: 'No price list',
        text: 'The price depends on what is automated, so you get figures after the call, which is free.',
      },
      {
        title: 'Support when you ask for it',
        text: 'After the handover we look after your setup on request, and only with your permission.',
      },
    ],
    paying: {
      title: 'Paid online',
      text: 'Invoices are paid online by card, or another way if we agree on it. We offer no financing.',
    },
  },
} as const

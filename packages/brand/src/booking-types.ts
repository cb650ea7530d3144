/** The calls that can be booked, by the type stored with a booking. */
export const bookingTypes = {
  'smart-ai-call': {
    label: 'Smart AI Business Consultation',
    minutes: 30,
    description:
      'You describe the job that eats your evenings, and we say whether it can be automated and what that would take.',
  },
  'scorm-demo': {
    label: 'SCORM Walkthrough',
    minutes: 30,
    description:
      'We turn a few pages of your own handbook into a short course while you watch, and load it into a learning platform.',
  },
  'strides-demo': {
    label: 'STRIDES Walkthrough',
    minutes: 30,
    description:
      'You do a day’s exercise as a member of your crew would, and see what you would see as the owner.',
  },
} as const

/** The call to suggest for each intent. */
export const callByIntent = {
  booking: 'smart-ai-call',
  person: 'smart-ai-call',
  pricing: 'smart-ai-call',
  service: 'smart-ai-call',
  scorm: 'scorm-demo',
  strides: 'strides-demo',
} as const

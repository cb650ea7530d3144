/** Every page that is complete before a script runs, with a sentence from it. */
export const publicPages = [
  {
    path: '/',
    heading: "Smarter Automation, Built for What's Next",
    says: 'Real Results Businesses Are Seeing',
  },
  { path: '/small-business', heading: 'Smart AI for Business', says: '5. Review and Reputation Flywheel' },
  { path: '/automation-checklist', heading: 'Automation Checklist', says: 'click here to schedule a call' },
  { path: '/devlab', heading: 'DevLab', says: 'Five minutes of practice a day' },
  { path: '/devlab/tallgrass-scorm', heading: 'Tallgrass SCORM', says: 'Packages in SCORM 1.2' },
  { path: '/devlab/tallgrass-echo', heading: 'Tallgrass Echo', says: 'One draft answer for each group' },
  {
    path: '/devlab/tallgrass-strides',
    heading: 'Tallgrass STRIDES',
    says: 'One exercise of about five minutes',
  },
  { path: '/schedule', heading: 'Schedule a call', says: 'A fixed price for a project' },
  { path: '/verify', heading: 'Verify a document', says: 'The file stays on your device' },
  { path: '/privacy', heading: 'Privacy', says: 'Your information is not sold' },
  { path: '/terms', heading: 'Terms', says: 'provided as-is' },
]

export const unknownPages = [
  { path: '/nowhere', heading: '404 Page Not Found' },
  { path: '/devlab/nothing/here', heading: '404 Page Not Found' },
  { path: '/devlab/nothing', heading: 'Product Not Found' },
]

import type { JoinWaitlistInput } from '@tallgrass/contracts'

/** Entries on the waitlists of lab products, oldest first. */
export const waiting: (JoinWaitlistInput & { daysAgo: number })[] = [
  {
    name: 'Dolores Vega',
    email: 'dolores@vegaplumbing.example',
    company: 'Vega Plumbing',
    role: 'Office manager',
    useCase: 'New dispatchers need three weeks before they can quote a drain job. I would like it to be one.',
    product: 'tallgrass-scorm',
    daysAgo: 41,
  },
  {
    name: 'Tom Beckett',
    email: 'tom@beckettlandscape.example',
    company: 'Beckett Landscape',
    role: 'Owner',
    useCase:
      'Two crews, nine people. Five minutes on safety before they leave the yard, in English and Spanish.',
    product: 'tallgrass-strides',
    daysAgo: 30,
  },
  {
    name: 'Aisha Rahman',
    email: 'aisha@cedarandsalt.example',
    company: 'Cedar & Salt Bakery',
    role: 'Owner',
    useCase: 'Allergens, wedding cakes, parking.\nThe same questions ten times a day, by phone and by mail.',
    product: 'tallgrass-echo',
    daysAgo: 12,
  },
  {
    name: 'Hana Kim',
    email: 'hana@brightsidedental.example',
    company: 'Bright Side Dental',
    role: 'Practice manager',
    useCase: 'Teaching new front-desk staff how we confirm appointments and handle no-shows.',
    product: 'tallgrass-scorm',
    daysAgo: 5,
  },
  {
    name: 'Hana Kim',
    email: 'hana@brightsidedental.example',
    company: 'Bright Side Dental',
    role: 'Practice manager',
    useCase: 'A little practice every morning for hygienists who are new to our software.',
    product: 'tallgrass-strides',
    daysAgo: 5,
  },
]

import type { DocumentTemplate } from './document-template.ts'

export const retainer: DocumentTemplate = {
  version: '1',
  title: 'Retainer Agreement',
  purpose:
    'With this retainer, {client} reserves the time of {provider} for {project}. Work begins once it is signed and paid.',
  sections: [
    {
      heading: 'The retainer',
      paragraphs: [
        '{client} pays {provider} a retainer of {amount} in US dollars. The invoice is issued when {client} signs, and can be paid online at once.',
        'The retainer is a first payment for the work on {project}. It is taken off what the work comes to in the end; it is not a fee on top.',
      ],
    },
    {
      heading: 'What it pays for',
      paragraphs: [
        'Planning, setup, testing and training for {project}, as they are written down in its scope of work, and the subscriptions that have to be bought before launch. Every cost is listed in the client portal when it arises.',
        '{description}',
      ],
    },
    {
      heading: 'When work begins',
      paragraphs: [
        'Work begins on the first business day after both parties have signed and the retainer has been paid. Until then no dates are promised.',
      ],
    },
    {
      heading: 'If the project stops early',
      paragraphs: [
        'Either party may stop the project in writing. {provider} then lists the work done and the costs paid up to that day, and returns what is left of the retainer within 14 days.',
        'If {provider} cannot begin within 30 days of the payment, {client} may ask for the whole retainer back.',
      ],
    },
  ],
}

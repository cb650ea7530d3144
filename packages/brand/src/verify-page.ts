import { names } from './names.ts'

/** What the page says on which anybody checks a signed document. */
export const verifyPage = {
  title: 'Verify a document',
  description: `Check whether a signed document really comes from ${names.business}, and whether it was changed since.`,
  lead: `Choose a signed document that you were given, and see whether it is, to the last byte, the one that ${names.business} has sealed.`,
  choose: 'Choose a file',
  drop: 'or drop it here',
  private:
    'The file stays on your device. Only its fingerprint, a number made of its content, is compared with our records.',
  withoutScripts: 'The check is done by a script, and your browser runs none.',

  checking: 'Checking the file',
  unreadable: 'This file cannot be read. Choose it again.',
  failed: 'Our records cannot be reached. Please try again.',

  known: {
    title: 'This document is authentic',
    text: 'It is, to the last byte, the document that we have sealed.',
  },
  unknown: {
    title: 'We do not know this file',
    text: 'It is none of our sealed documents, or it was changed after it was sealed. A single different byte is enough. Ask for the original file, and do not rely on this one.',
  },
  facts: { type: 'Document', status: 'Status', sealed: 'Sealed' },
  types: {
    retainer: 'Retainer agreement',
    scope_of_work: 'Scope of work',
    project_review_terms: 'Project review terms',
    completion_signoff: 'Completion sign-off',
  },
  statuses: {
    draft: 'Draft',
    sent: 'Sent',
    in_progress: 'Being signed',
    completed: 'Signed by everybody',
    declined: 'Declined',
    expired: 'Expired',
  },

  seal: {
    label: 'The seal inside the file',
    sealed: 'is whole: nothing was changed since it was made by',
    stranger: 'Anybody can make a seal in any name, so this one alone proves nothing.',
    altered: 'is broken: the file was changed after it was sealed.',
    appended: 'no longer covers the whole file: something was added after it was sealed.',
    unsealed: 'is missing: this file was never sealed.',
    tooLarge: 'was not checked, because the file is very large.',
  },
} as const

import { names } from './names.ts'

/** The texts of the public page for verifying signed documents. */
export const verifyPage = {
  title: 'Verify a document',
  description: `Check whether a signed document really comes from ${names.business} and has not been changed since.`,
  lead: `Choose a signed document to see whether it is exactly the one that ${names.business} sealed.`,
  choose: 'Choose a file',
  drop: 'or drop it here',
  private:
    'The file stays on your device. Only its fingerprint, a number computed from its content, is compared with our records.',
  withoutScripts: 'This page needs JavaScript to check the file.',

  checking: 'Checking the file',
  unreadable: 'This file cannot be read. Please choose it again.',
  failed: 'Our records cannot be reached. Please try again.',

  known: {
    title: 'This document is authentic',
    text: 'It is exactly the document that we sealed.',
  },
  unknown: {
    title: 'This file is not in our records',
    text: 'It is not one of our sealed documents, or it was changed after sealing. A single byte makes the difference. Ask for the original file and do not rely on this one.',
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
    completed: 'Signed by everyone',
    declined: 'Declined',
    expired: 'Expired',
  },

  seal: {
    label: 'The seal inside the file',
    sealed: 'is intact: nothing has changed since it was sealed by',
    stranger: 'Anyone can create a seal in any name, so this alone proves nothing.',
    altered: 'is broken: the file was changed after it was sealed.',
    appended: 'no longer covers the whole file: something was added after it was sealed.',
    unsealed: 'is missing: this file was never sealed.',
    tooLarge: 'was not checked, because the file is very large.',
  },
} as const

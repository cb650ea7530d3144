interface Links {
  scheduler: string | null
  checklistForm: string | null
  learningLogin: string | null
  earlyAccess: string | null
}

/**
 * Pages outside this site, as full https:// addresses. `null` means that there is none
 * and that the page which comes with the site is used, or the button left out.
 * SCHEDULER_URL and CHECKLIST_FORM_URL in the environment win over the first two.
 */
export const links: Links = {
  scheduler: null,
  checklistForm: null,
  learningLogin: 'https://learn.tallgrass.example/login',
  earlyAccess: 'https://learn.tallgrass.example/early-access',
}

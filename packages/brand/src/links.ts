interface Links {
  scheduler: string | null
  checklistForm: string | null
  learningLogin: string | null
  earlyAccess: string | null
}

/**
 * Pages outside this site, as full https:// addresses. If one is null, the built-in page is used, or the button is not
 * shown. SCHEDULER_URL and CHECKLIST_FORM_URL in the environment override the first two.
 */
export const links: Links = {
  scheduler: null,
  checklistForm: null,
  learningLogin: 'https://learn.tallgrass.example/login',
  earlyAccess: 'https://learn.tallgrass.example/early-access',
}

interface Links {
  scheduler: string | null
  checklistForm: string | null
}

/**
 * Pages outside this site, as full https:// addresses. If one is null, the built-in page is used. SCHEDULER_URL and
 * CHECKLIST_FORM_URL in the environment override them.
 */
export const links: Links = {
  scheduler: null,
  checklistForm: null,
}

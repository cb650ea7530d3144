/** Element ID of the open demo. */
export const DEMO_SECTION_ID = 'demo'

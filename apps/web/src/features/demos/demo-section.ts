/** The id of the place where the open demo stands. */
export const DEMO_SECTION_ID = 'demo'

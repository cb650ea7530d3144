import { reviewTaskInput } from '@tallgrass/contracts'

/** Its own file, so that the page shows before the rules of forms are loaded. */
export const checkReview = reviewTaskInput.safeParse

/** The server was not reached, so that nobody knows whether it has heard of it. */
export const TRY_AGAIN = 'We could not be reached. What you entered is still here: please try again.'

/** For a request without a response: the server may or may not have processed it. */
export const TRY_AGAIN = 'We could not reach the server. What you entered is still here. Please try again.'

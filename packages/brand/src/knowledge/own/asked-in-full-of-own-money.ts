/** Questions about one’s own invoices, people and account, asked politely and at length, one per line. */
export const askedInFullOfOwnMoney = {
  paid: `
    please list what has been paid
    please confirm what our firm has paid
    list all payments
    which payments did you book
    which payments have you received from our company
    we sent a check, was it booked
    we sent you a check last week, did it get there
    we wired the money, has it been received
    was our payment booked
    has our payment been credited
    has the money arrived on your account
    is everything paid
    is the invoice settled
    is our account settled
    how many invoices have we paid
    which invoices are paid
    give me an overview of our payments
    how big was the deposit that we paid
    what amount did we pay last
    what amount has been refunded to us
    were we refunded
    what did our company spend in total`,

  open: `
    tell me the sum that we have yet to pay
    tell me how much is still to be paid
    what sum is still unpaid
    what amount is still unpaid
    what is the total we have yet to pay
    what total is open
    what would it take to settle our account
    where is the button to pay
    where is the payment page
    which page lets me pay
    take me to the payment
    I want to make a payment
    how do I make the payment
    how do I make a payment
    can you show me what I must pay
    please show me our unpaid invoices
    is there any debt on our account
    are there any charges that we have not paid
    what are we short
    how much money do you still get from us
    how much do you get from me`,

  invoices: `
    accounting asks me for all invoices
    accounting wants each invoice from you
    our accounting department needs the invoices of this quarter
    please show me every invoice
    show every bill that you sent
    where can I get a duplicate of the invoice
    could you send the invoice once more
    I did not get the invoice by mail
    I never received an invoice
    receipt for the retainer
    receipt for the last payment
    a receipt for what we paid
    which invoice covers the setup
    what is on my last invoice
    what does the invoice say
    details of the invoice
    I need invoices for our records`,

  rights: `
    could my husband sign in my place
    could my boss pay it instead
    can someone else approve in my place
    can my business partner see all this
    who in our office may pay
    who in our office is able to sign
    who in our firm has the right to approve
    who in my company gets to see this
    who of us is able to approve
    which person at our company can sign
    do I have the right to sign
    do I have the right to pay
    do I have permission to approve
    do I need somebody else to sign this
    does my colleague have permission to pay
    my son should be able to see the project
    I would like another person to have access
    how can I give a colleague a login
    how do I remove someone from our company
    let another person sign`,

  account: `
    I would like to use a different email
    I want to use another email address from now on
    please use my other email address
    I would like fewer emails
    please send fewer emails
    please stop the daily emails
    can you email me less often
    choose which emails I get
    I want to choose a different password
    I need to replace my password
    my password should be changed
    the password does not work any more
    I have married and my name is different now
    you have the wrong phone number for me
    you have the wrong address for our company
    our company details are wrong
    please correct our address
    what email do you have for me
    which name is on my account
    where do I see my details`,

  support: `
    the text messages that the bot sends have a typo
    there is a typo on our page
    there is a spelling mistake on the website
    the booking page is broken, who do I tell
    who do I tell that the page is broken
    I need to report a problem
    I want to report an error
    I found a mistake in what you built
    the calendar shows the wrong times to our customers
    customers say that they get no answer
    our customers complain about the bot
    the replies of the bot are wrong
    I want to swap a photo on our page
    I want to replace a picture on the homepage
    please replace the text on our page
    please update our prices on the website
    please update our opening hours in the bot
    can you train the bot with our new services
    we have new opening hours, tell the bot
    I would like to add a service to our page
    could we get an extra feature
    there is something I want to discuss about the project
    I disagree with the invoice
    I was charged twice, please fix it
    I do not understand this task
    I do not understand what I should do here
    can somebody explain the task to me
    I need more time for my task
    can we move the launch
    can I send you our logo
    here are our opening hours for the bot`,
}

/** Questions about one’s own invoices, people and account, as people write them in passing, one per line. */
export const askedInPassingOfOwnMoney = {
  paid: `
    how much have you guys got from us
    how much did you receive from us so far
    total paid
    the total that we paid
    add up my payments
    sum up our payments
    has the money come through
    has the transfer arrived
    did the transfer come through
    did the bank transfer reach you
    did the charge on my card go through
    my card was charged
    was our card charged twice
    confirm my payment
    confirm that you received our payment
    can you check if we paid
    what have I shelled out
    money spent so far
    how much did this cost us until today
    is the retainer paid
    did the deposit go through
    when did our last payment go out
    when do I get my refund`,

  open: `
    whats the damage
    what do we owe
    what remains to be paid
    remaining balance
    remaining amount
    balance due
    how much is there left
    how much is left on our account
    settle my bill
    I would like to settle the invoice
    settle up
    pay off what I owe
    pay up
    I want to pay now
    pay the rest
    how can we pay what is left
    where do I send the money
    can I pay by card here
    are there bills that we have not paid
    bills we did not pay yet
    sum of open invoices
    am I paid up
    are we square`,

  invoices: `
    resend the invoice
    resend last months invoice
    send the bill again
    a copy of the bill
    the bill from last month
    bills please
    my bookkeeper asks for the invoices
    my bookkeeper wants the receipts
    tax advisor needs the invoices
    invoices for the tax guy
    receipts for my taxes
    proof of payment
    proof that I paid
    where do you store the invoices
    where are the bills kept
    where can I download the receipt
    open my invoices
    see past invoices
    invoice history
    invoices of this year
    print the invoice`,

  rights: `
    who at our company signs
    who at our shop pays the bills
    who on our team approves the work
    which of my people may sign
    which of my people can approve things
    which of us can pay
    is my colleague allowed to pay for us
    is my partner allowed to sign
    is my bookkeeper able to pay
    may my manager approve
    can my office manager get access
    can my accountant see the invoices
    I want my accountant to see the bills
    I want my assistant to have a login
    add my partner to the account
    add someone from my team
    why am I not able to pay
    why am I not able to sign this
    it says I may not pay
    it says I may not sign
    it says I cannot review
    give somebody the right to pay
    take away access from an employee
    my employee left, remove the access`,

  account: `
    set a new password
    where can I set a password
    password change
    I want another password
    my email changed
    I have a new email address
    how do I update my email
    we moved, new address
    we have a new address
    update the address on our invoices
    our company has a new name
    change the name on my profile
    edit my profile
    profile settings
    change my phone number
    my username
    two factor
    too many emails
    how can I turn the emails off
    unsubscribe from the mails
    fewer notifications please
    only mail me when it matters`,

  support: `
    our chatbot tells people the wrong hours
    the bot gives our callers wrong information
    the bot on our site says the wrong thing
    our phone assistant is not picking up
    our receptionist is not answering since this morning
    our review requests do not go out
    the form on our site does not work
    the page you built looks wrong on my phone
    bookings do not show up
    the numbers on your bill do not add up
    the amount does not add up
    I think the invoice is too high
    I think you charged us too much
    you billed me for something I did not order
    how can I get these pictures to you
    how do I get my photos over to you
    where do I put the files you asked for
    where do I upload the files
    can I attach a file
    I have some documents for you
    I want a different color on the page
    we would like something changed
    could you change the text on our page
    can you add something to the project
    I have an idea for the project
    I want to talk about my project
    we need to pause the project
    how do I cancel our contract
    that is not what we ordered
    who works on my project
    who is my contact
    please call me about my project`,
}

/** What clients ask about their own invoices, people and account, one per line. They train the classifier. */
export const askedOfOwnMoney = {
  paid: `
    what did I pay
    what have I paid
    what have we paid so far
    how much did I pay
    how much have I paid so far
    how much have we paid you
    how much money did I give you
    how much did we spend with you
    what did we spend on this project
    total of my payments
    sum of all payments
    what did the project cost me so far
    what have you charged me
    what did you charge us until now
    did my payment arrive
    did you get my payment
    did you receive my money
    did my payment go through
    is my invoice paid
    is it paid
    have I paid the invoice
    did I pay the retainer
    did I already pay
    I already paid, is it received
    I paid, did you get it
    was my card charged
    when did I pay
    when did I pay the last invoice
    what was my last payment
    my payments
    payment history
    show me what I paid
    did you refund me
    where is my refund
    how much was refunded
    did I get my money back`,

  open: `
    what is open
    what is still open
    what do I owe
    what do I owe you
    how much do I owe
    how much do I owe you
    how much do we owe you
    do I owe you anything
    do I owe you money
    what is my balance
    my balance
    outstanding balance
    what is outstanding
    how much is outstanding
    what is left to pay
    how much is left to pay
    what do I still have to pay
    what do we still need to pay
    how much more do I have to pay
    which invoices are open
    which invoices are unpaid
    open invoices
    unpaid invoices
    unpaid bills
    do I have open bills
    do I have anything to pay
    is there anything to pay
    is there an invoice to pay
    need to pay an invoice
    I want to pay my invoice
    how do I pay my invoice
    how do I pay the invoice that you sent
    where do I pay my bill
    where do I pay
    pay my invoice
    let me pay
    what is the amount due
    amount due
    want to see what I owe you
    how much is my invoice`,

  invoices: `
    where is my invoice
    where are my invoices
    where do I find my invoices
    where do I see my bills
    where can I see my invoices
    show my invoices
    list my invoices
    all my invoices
    our invoices
    which invoices did you send
    what did you invoice
    what did you bill us for
    need a copy of my invoice
    send me the invoice
    can I download my invoices
    download invoice
    invoice as PDF
    the last invoice please
    my latest invoice
    my last bill
    where is my receipt
    where do I find my receipt
    I need a receipt
    receipt for my payment
    receipt please
    receipts for my accountant
    my accountant needs the invoices
    bookkeeping needs our bills
    where do you keep the bills you sent me
    where did my invoice go
    I cannot find the invoice
    invoice number
    what is the number of my invoice`,

  rights: `
    who may sign
    who can sign
    who signs for us
    who is allowed to sign
    may I sign
    am I allowed to sign
    can I sign the agreement
    why can I not sign
    who may pay
    who can pay
    who pays our invoices
    who is allowed to pay
    may I pay
    am I allowed to pay
    can I pay the invoices
    why can I not pay
    who may review
    who can review
    who reviews our tasks
    who approves the tasks
    who is allowed to approve
    may I approve tasks
    why can I not approve
    can my colleague sign
    can my colleague pay
    can somebody else in our company approve it
    which colleagues have access
    who has access to our account
    who else can see our project
    who of us can see the invoices
    what are my rights
    what am I allowed to do
    what permissions do I have
    permissions of my colleagues
    add a colleague
    invite a colleague
    give my partner access
    how do I let my bookkeeper pay the invoices`,

  account: `
    change my password
    how do I change my password
    reset my password
    I forgot my password
    where is my profile
    where do I change my email
    change my email address
    my email address is wrong
    change my name
    my name is spelled wrong
    update our address
    our address has changed
    change the billing address
    change the email for invoices
    update our company details
    our phone number changed
    where do I change our tax ID
    my account settings
    account settings
    how do I log out
    where do I log in
    log in
    sign in
    where is my account
    how do I get into the portal
    turn off the emails
    stop sending me emails
    I get too many notifications
    which emails do I get`,

  support: `
    something is broken
    it is broken, please help
    it stopped working
    the bot stopped working
    our bot is down
    the receptionist you built does not answer
    the thing you built for us stopped working
    what you installed quit working
    our system is down, help
    the phone agent does not answer any more
    it no longer texts our leads
    it gives wrong answers since today
    the website you made shows an error
    there is an error
    I have a problem
    we have a problem with what you built
    something is wrong with our setup
    I need support
    I need help with my project
    open a support ticket
    support please
    my invoice is wrong
    the amount on my invoice is wrong
    I have a question about my invoice
    I have a question about my project
    I have a question about a task
    there is a mistake in the agreement
    I am not happy with the result
    this is not what we agreed on
    I want to complain
    I want to cancel the project
    please fix what you built
    can you change something in my project
    I have a change request
    I want something changed
    how do I send you a file
    where do I upload my photos
    I want to send you photos
    I want to send you a message
    how do I write to you about my project
    where do I leave a comment
    tell the team something
    forward this to the team`,
}

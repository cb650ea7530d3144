/** Questions about clients' own projects, one per line. They train the classifier and are never shown. */
export const askedOfPortal: Record<string, string> = {
  portal: `
    need to pay an invoice
    login page?
    our receptionist bot has been down since noon
    i cant find my agreement
    reset password
    customer of yours here, having trouble
    how do i put my name on the contract you mailed
    the text bot from you guys is not answering since last night
    want to see what i owe you
    hows my build coming along
    my login dont work
    im your client and something broke, who do i call
    where do i sign that agreement you emailed
    our phone bot you installed went silent today
    where do you keep the bills you sent me
    where can i look at my project status
    lost my password
    we are a client of yours and something is wrong who helps us
    you sent over a contract to sign where is it
    the booking agent yall built isnt replying to anyone since yesterday
    need a copy of my invoice
    how far along is our project
    cant get into my account
    I cannot log in
    I forgot my password
    how do I reset my password
    where do I sign in
    I am locked out
    where is my invoice
    where do I pay my bill
    where do I find my receipt
    how far is my project
    where can I check on the progress of my project
    how is our project going
    where do I sign the agreement
    you sent me an agreement, how do I sign it
    I got a document from you that I should sign
    the thing you built for us stopped working
    our booking bot is down
    the phone agent does not answer any more
    it is broken, please help
    we are already clients and have a problem
    I am an existing customer, who helps me
    something is wrong with our setup
    support for a current customer
    where do I see my documents
    how do i log in
    where is the customer login
    i am a client and need help
    my project is late, what is going on
    my invoice is wrong
    we paid you already, where is the receipt
    the system that you installed has an error
    the bot that you made gives wrong answers since today
    my login does not work
    my account is blocked
    reset my password please
    i have a question about my invoice
    when will my project be finished
    i need to approve a task
    where do i see my agreements
    how do i pay the invoice that you sent
    how do i sign the contract in the portal
    i am your customer since spring
    our receptionist answers nothing today, you built it
    it stopped sending review requests, we are a customer
    you did our setup last year and it is failing
    can i download my invoices
    the link to sign my document has expired
    support please, our agent is broken
    where do i leave a comment on my task
    open a support ticket
    i cannot get in
    i forgot my login
    forgot password
    change my password
    how do i get into the portal
    where is my account
    where can i see my invoices
    where is my project
    how is my project doing
    what is the status of our project
    when is our project done
    i want to see my documents
    where do i sign the papers you sent
    i got an agreement from you, where do i sign it
    how do i pay my invoice
    i already paid, is it received
    i am a customer and have a problem
    we are customers, the bot is broken
    the receptionist you built does not answer
    the agent you set up stopped working
    what you installed quit working
    our phone bot went down this morning
    the thing you made for us is broken
    our system is down, help
    it no longer texts our leads since yesterday
    i need support
    existing client here
    who do i call when our bot is broken
    my account
    where do i see my project
    where do i see my bill
    where is my receipt
    where do i sign
    where do i put my signature
    i am already a client
    im a client and have a problem
    problem with what you built
    what you set up for us quit working this morning
    our bot quit
    where can i find my bill
    where did my invoice go
    how is my build going
    is my project on schedule
    how much is left to do on our project
    i cant log in
    i cannot sign in any more
    it says my password is wrong
    i lost my login
    the site will not take my password
    where do i go to sign in
    how do i open the portal
    the contract that i got from you, where does it get signed
    where do i find the document you want me to sign
    we already work with you and something is off
    one of your clients here, need some help
    who helps me as a customer
    i pay you for this and it is not working
    the phone agent you installed is down
    the booking thing you put in is acting up
    the text bot you sold us keeps sending the wrong times
    since this morning your receptionist says nothing to callers
    nothing works since last night, you set it up
    your review tool stopped sending
    please fix what you built`,
}

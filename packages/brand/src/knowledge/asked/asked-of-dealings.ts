/** Ways in which people ask about working with us, by passage, a line each. They are searched and never said. */
export const askedOfDealings: Record<string, string> = {
  'faq/accounts': `
    do yall keep my logins
    who has control over everything after you leave
    what if i dont want to work with you any more, does it keep going
    do i get all the keys in the end
    if i quit on you does it all shut off
    the guy before you kept our website login, you wouldnt do that right
    when we are finished is the number in my name
    my old marketing company wont give me my login back, do you do that
    if we end things do we lose the website stuff
    will the phone number be ours
    who owns it when we are done
    do I get to keep the phone number
    is the number mine afterwards
    whose name is everything in
    can I leave whenever I want
    what happens if I stop working with you
    will everything still work when I cancel
    if we split up do I lose everything
    do you hold my website hostage
    our old web guy kept our domain and passwords
    am I locked in
    who has the passwords
    do I get admin access
    does it all belong to me
    can I take it with me to another company
    what if you go out of business
    can I let you go and continue with it
    previous company would not give us our logins`,

  'faq/setup-time': `
    are we talking days or months here
    when can this be turned on
    ac season hits in may, will we make it
    need it quick, is that possible
    so is this a six month project or what
    spring rush is in a month, will it be up by then
    whats the wait to get started
    is this going to drag on for months
    we get slammed in may, could you be done by then
    how soon would it be working
    how long till it is working
    how long does setup take
    when would it be live
    how soon can I have it
    can you do it fast
    how many weeks until it runs
    can you have it ready before the holidays
    is a month enough
    our busy season begins soon, can you make it
    will it take months
    does it take forever to install
    what is the turnaround
    how quickly can we be up and running
    how long before I see something
    could we have it by next week
    tax season is around the corner, is there still time`,

  'faq/success': `
    do i get a monthly report
    how is success measured
    how would you show me its doing the job
    what am i gonna notice if its working
    what should change for my shop if it goes good
    how can i be sure its not just sitting there
    what would a win be for us
    how do i check if it helps
    how can I tell if it works
    how do I see whether it is helping
    what should I expect
    what will I get out of it
    do I get reports
    is there a dashboard
    how do you measure it
    what does a good result look like for me
    what would be a win for a business like ours
    how do I know it is not a waste of money
    what changes for us when it goes well
    can I check the numbers myself`,

  process: `
    can i ask for changes while you build
    who does what in a project
    is there a contract
    whats the process
    whats on me to do during setup
    must i show up somewhere to sign
    say i want it, whats the next thing
    how many meetings and steps till its finished
    what info do you need to get from us to start building
    can the papers be signed online or must i drive over
    lets say i agree, what do you do then
    what will i have to give you so you can set it up
    can i sign the contract from home
    ok we agree, now what
    what happens next
    what happens after I sign up
    how does it work from start to finish
    what are the steps
    what comes after the call
    walk me through how a project goes
    do we sign a contract
    can I sign online
    do I have to come in to sign the contract
    is there paperwork
    what do I have to do
    what do you need from me
    how much of my time do you need
    what do I have to prepare
    what is my part while you set it up
    what if I do not like what you build
    can I ask for changes
    who approves the work
    how do we wrap up at the end
    so I agree, and then what`,

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
    where do I see my documents`,
}

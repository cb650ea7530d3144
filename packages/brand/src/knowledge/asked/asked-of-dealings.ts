/** Ways in which people ask about working with us, by passage, a line each. They are searched and never said. */
export const askedOfDealings: Record<string, string> = {
  'faq/accounts': `
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

  booking: `
    phone or video for the talk
    gotta push our meeting to monday
    any charge for talking to you the first time
    what is the consultation about
    will you be calling me or is it on the computer
    something came up tuesday, need a later slot for our call
    do i owe anything if we just talk
    three locations, need a proposal by friday
    great i want the receptionist lets go
    is it a video meeting
    cant make my wednesday call, can we switch
    does the consultation cost
    id like to talk on the phone with you about this, how do we schedule
    I would like to schedule a call
    can we talk this week
    can I book a meeting
    I want to make an appointment with you
    set up a time to talk
    does the consultation cost anything
    is the call free
    do you charge for the first call
    I have to reschedule my call
    can I move my appointment to another day
    I cannot make it on thursday
    cancel my meeting
    is it by zoom or phone
    do I need a webcam
    is it a video call or just phone
    how long is the call
    am I obligated to anything after the call
    I want to buy the phone agent
    I am ready to sign up
    where do I sign up for the receptionist
    lets do it
    can you send me a proposal
    I need an offer quickly
    how do we get started`,

  process: `
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

  pricing: `
    what do updates cost later on
    no prices anywhere on here, how come
    is the other software on my dime
    half now half later?
    do i pay every month forever
    how much would the phone robot be for a small dental office
    whats it gonna cost
    por favor cuanto cuesta
    price and timeline please
    and if i want something different in half a year, do i get billed again
    i looked for prices and there arent any, why
    does your price cover the software too
    do you want it all paid before you start
    is there a monthly fee or one and done
    cost of the receptionist for a small vet clinic
    what does this run
    cost and how soon
    if i want to tweak it next year what does that cost me
    how come theres no price list
    do i pay for the tools on top
    do you want all the money at the start
    monthly or one time
    price of the text booking agent for a barber
    whats the damage
    how much is it
    what does it cost
    what do you charge
    what are your prices
    price for the receptionist
    what would the booking bot cost me
    how much for a small shop
    is it monthly
    is it a one time payment or every month
    do I pay all at once
    can I pay in parts
    do I have to pay in advance
    is there a deposit
    are the tools extra
    does the price include the software
    who pays for the apps
    why is there no price list
    why are there no prices on your website
    you do not list what it costs
    what if I want something changed later, do I pay again
    does support cost extra after the project
    is it expensive
    can I afford it
    what is the price and the time it takes
    ballpark figure
    what am I looking at money wise`,

  portal: `
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

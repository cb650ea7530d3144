/** Ways in which people ask about prices and calls, by passage, a line each. They are searched and never said. */
export const askedOfBuying: Record<string, string> = {
  booking: `
    i need to cancel tomorrows call
    whats the difference between the calls
    how many minutes is the consult
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

  pricing: `
    who covers the vendor subscriptions
    gimme a rough number for texting bot
    do you take payments monthly
    whats the fee structure like
    is this going to break the bank
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
}

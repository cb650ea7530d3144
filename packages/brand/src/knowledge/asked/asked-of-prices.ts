/** Questions about prices, one per line. They train the classifier and are never shown. */
export const askedOfPrices: Record<string, string> = {
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
    what am I looking at money wise
    how much does the text booking cost
    what would i pay
    is there a price list
    price?
    cost?
    how expensive is the seo service
    what is the price of a receptionist for one location
    do you have packages with prices
    can you give me a rough price
    do we pay monthly fees to you
    are there running costs
    who pays for whatsapp and the phone line
    is half due at the beginning
    how does payment work
    any discount for nonprofits
    do you offer discounts
    can we pay when it is done
    what is included in the price
    what does support cost afterwards
    does a change later cost money
    we are a tiny shop and cannot spend a lot
    are there hidden fees
    what is the retainer
    how much up front
    is there a setup fee
    too expensive for a two man company?
    how much do you charge
    how much would it cost
    how much would that be for a small company
    how much for one location
    how much is the receptionist
    what is the cost of the review service
    what would the whole package cost
    what are the rates
    what do you want for it
    is it costly
    give me a price
    i need a number, roughly
    what should i budget
    do you charge monthly
    is there a monthly cost
    is it a one time fee
    do i pay once
    do i pay every month
    do we pay before or after
    when do i have to pay
    how do i pay you
    do i need to pay everything at once
    can i pay half now
    are subscriptions included
    do we pay the software ourselves
    what costs come on top
    are there other costs
    do i pay extra for changes
    what does it cost to change something later
    what is maintenance
    why dont you say what it costs
    i cant find a price on your site
    where are the prices
    how much and how fast
    what does it cost and how long does it take
    whats the price tag
    what does it run
    how much for the phone service
    how much for the texting thing
    how much for a salon
    how much for a dental office
    price of the review thing
    is it a subscription
    is it monthly or once
    do i pay up front
    do i have to pay first
    is software included
    are the tools included in the price
    why are there no prices
    why dont you list prices
    how much would changes cost later
    what if i need changes later, what does it cost
    how much and how long
    what is your pricing
    ballpark for a small office
    how much are we talking
    whats the bill going to look like
    what is this going to cost me all in
    roughly what does the texting agent run
    cost for a two chair barbershop
    what would a roofer pay for this
    do you want money before you start
    when is the money due
    can i split the payment
    is there a payment plan
    is it a fixed price
    do you charge by the month
    do i have to keep paying after it is done
    one payment or many
    do i pay for the apps too
    are the subscriptions on my card or yours
    is everything included or are there extras
    will you bill me for small changes later
    how much if we want to add something next year
    i see no prices
    why no price list
    how come you hide your prices
    what do you charge and how long does it take
    is it affordable for a small shop`,
}

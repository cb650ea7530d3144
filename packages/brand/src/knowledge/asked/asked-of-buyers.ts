/** Questions before buying, one per line. They train the classifier and are never shown. */
export const askedOfBuyers: Record<string, string> = {
  businesses: `
    can you help a restaurant
    does this work for a bakery
    is this something for a law office
    do you work with bars and cafes
    would this fit a church
    is it made for salons too
    do you have anything for restaurants
    can a diner use this
    which kinds of business do you work with
    does it make sense for a hotel
    do you work with restaurants
    do you take on restaurants
    is this for restaurants as well
    can you do this for a coffee shop
    do you work with dentists
    does it work for a dental office
    do you serve law firms
    is it for plumbers
    would this work for a roofing company
    does it suit a hair salon
    do you have customers in the restaurant trade
    what kind of businesses is this for
    who is this for
    what types of companies do you help
    which industries do you serve
    what industries do you work in
    is it only for contractors
    do you work with nonprofits
    can a gym use it
    would it make sense for a daycare
    is my kind of business a fit
    do you help auto repair shops
    does this work for real estate agents
    do you do this for veterinarians
    are we too small for you
    do you work with one person businesses
    do you help medical practices
    do you work with startups
    is it for big companies too`,

  websites: `
    do you build websites from scratch
    can you build me a website
    do you make websites
    do you do web design
    i need a new website
    can you redesign our site
    do you also design websites
    we want a new homepage, do you make those
    could you make a landing page for my company
    are you a web designer
    do you host websites
    can you set up a wordpress site for me
    who builds the website, you or us
    do i get a website too
    is a website part of what you make
    my site is old, can you build a new one
    do you do website development
    how about a website for my business, do you do that
    can you program an online shop
    build me a page for my business please
    we have no website yet, could you make one
    do you write websites
    we need a site for our restaurant, can you create it
    is web design something you offer
    my business has no homepage, would you build it
    looking for someone to make a website
    i want a new web page for my store
    do you make web pages for shops
    could you create a site for my salon
    is building websites one of your services
    need somebody who does websites
    would you do our new site
    can i order a website from you
    do you do wix or squarespace sites`,

  payment: `
    do you take credit cards
    can i pay by card
    do you accept mastercard
    is paying with a credit card possible
    do you take american express or visa
    which cards do you take
    can i pay by check
    do you accept checks
    do you take cash
    can i pay with paypal
    do you accept ach or a bank transfer
    can i wire you the money
    which ways to pay are there
    what payment methods do you accept
    can i pay online
    do you take debit cards
    is there financing
    do you have a financing plan
    can we finance the project
    do you finance small businesses
    is it possible to pay in installments with interest
    do you offer credit to businesses
    do you lend the money for it
    can i put it on my company card
    do you do net 30
    can i pay on credit
    do you have payment financing through a bank
    is discover accepted
    mastercard all right
    will my debit card work for the invoice
    can the bill go on a credit card
    do i pay the invoice with a card
    is a check fine for the bill
    can i mail you a check
    do you take venmo or zelle
    can i use apple pay
    how can i pay the invoice, by card
    could i finance the setup
    can we pay it off over a year
    spread the cost over six months, is there a loan for it
    do you have a lender
    no money right now, do you finance
    any credit options for the price
    zero percent financing
    can i pay it off month by month with financing
    pay later, is that possible`,
}

/** Questions about us that only a person can answer, one per line: no page of the site says anything about them. */
export const askedOfFit = `
    do you work with quickbooks
    does it integrate with salesforce
    can it connect to jobber
    is there a zapier integration
    does it work with shopify
    do you support hubspot
    can it write into our crm
    does it talk to our practice management software
    is it compatible with mindbody
    do you have an api
    are you insured
    are you bonded and licensed
    are you certified
    are you accredited by the bbb
    are you soc 2 compliant
    do you have an iso certificate
    how many customers do you have
    does it work with google workspace
    can it plug into our scheduling software
    does it connect to my point of sale
    can you hook it up to quickbooks
    which software does it integrate with
    is it compatible with square
    will it talk to our dental software
    do you have insurance
    are you licensed
    are you a member of the chamber
    does it export to xero
    does it connect with my garage door software
    do you integrate with toast
    can it post to my accounting program
    do you have a plugin for wordpress
    do you have a license number
    who is your biggest customer
    is it hipaa compliant
    are you compliant with hipaa
    do you follow hipaa rules
    is your service hipaa certified
    do you sign a business associate agreement
    is patient information handled according to hipaa
    we are a medical office, is this allowed under hipaa
    do you have references
    can i talk to one of your customers
    can you name some of your clients
    could you give me a reference to call
    do you have a customer that i can ask
    which companies have you worked with
    can i speak with somebody who uses it
    send me a list of your customers
    are there people i can call who hired you
    which businesses used you before
    whom did you do this for already
    can i hear from a past client
    give me the phone number of a customer
    previous clients please
    have you done this for anyone near me that i can ask
    does it sync with our accounting software
    will your agent write to quickbooks
    can it put the invoices into quickbooks desktop
    we run on jobber, does it sync
    our books are in xero, is there a connection
    do your tools sync with our pos system
    can the receptionist see our google calendar
    is a baa available
    do you sign a baa with a medical practice
    we treat patients, do you follow hipaa
    dental practice here, what about hipaa
    do you handle protected health information
    is phi safe with you
    are your tools allowed in a hospital`

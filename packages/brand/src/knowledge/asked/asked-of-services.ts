/** Ways in which people ask about what we do, by passage, a line each. They are searched and never said. */
export const askedOfServices: Record<string, string> = {
  'service/speed-to-lead': `
    how quickly does it text a new lead
    lead follow up automation
    will my angi customers notice its not me writing
    can you make sure nobody who fills our form waits
    somebody asked for a bid on our website sunday and i only answered wednesday, they were gone
    are those auto replies going to sound fake to new leads
    im in real estate and leads get bored waiting on me
    want an instant reply when someone asks for a quote on the site
    by the time we call the lead from thumbtack its over
    how fast would someone who writes to us on the site hear from you guys' system
    we take a day to answer people and lose them
    is the reply it sends to new inquiries obviously automated
    i sell houses and online buyers quit talking to me if i dont answer in ten minutes
    can something text people right after they fill out our quote form
    thumbtack sends me jobs but someone else always answers first
    somebody else got the job because I answered too late
    I lose work because I am on a roof when the inquiry comes in
    homeadvisor leads are dead when I finally call them
    we buy leads and nobody follows up on them
    can it reply to our web form automatically
    instant answer to people who request a quote on the website
    auto responder for estimate requests
    buyers from realtor com stop answering after a few minutes
    new inquiries sit in the inbox until evening
    how do I respond faster to new customers
    people fill out the form and never hear from us
    does the first text sound like me or like a machine
    will the auto message read generic or robotic
    can I write the words it sends to new leads
    what happens when a lead comes in at midnight
    we get requests from facebook ads but are slow to answer
    they booked with another company before I could call back
    I only see the contact form the next day
    follow up with people who asked for a price and went quiet
    our sales guy forgets to call prospects back`,

  'service/whatsapp-booking': `
    auto schedule jobs from texts
    whatsapp bot
    if i dont have the time free, what does it tell the client
    is it possible to take reservations through messages
    folks text asking do you have anything at 4, i cant keep up
    what if two people want the same hour by text
    my clients speak by whatsapp, is possible they reserve there
    can people make appointments in a chat
    clients keep texting my salon for a time, can software answer
    i hate texting clients back and forth about when they can come in
    what does the booking bot say when i am full
    my customers write in whatsapp, can they book there
    do you have a chat thing that sets appointments
    people dm my barbershop for a time, could ai handle it
    customers message us all day to make an appointment
    patients want to book by text
    clients ask over sms if I am free on friday
    can a bot schedule haircuts for me
    is there a chatbot that books jobs
    something that fills my calendar from messages
    automatic scheduling through chat
    what if the time that they want is already booked
    will it double book me
    does it know when I have a free slot
    I answer texts about openings at night
    people dm us on instagram or facebook to get in
    can customers reschedule by text message
    does it work with whats app
    people want to make an appointment without calling
    reminders so that people stop not showing up
    it should offer another time when that one is full
    quiero hacer cita por mensaje
    text back and forth to find a time takes forever`,

  'service/ai-seo': `
    schema markup for my site
    get quoted by chatgpt
    what makes your seo different from the agency that burned us
    i want to come first when someone types in dentist frisco
    google ai answers talk about my competition
    nobody ever lands on our webpage
    spent two years on seo with nothing to show, why would you be better
    how to be on top when someone googles roof repair
    ai never names us when someone wants a plumber
    website gets like 3 visitors a week
    our last seo guys were useless, how is yours any better
    how do i get listed first when people look up hvac
    perplexity names other electricians in plano, never us
    chatgpt recommends other companies but never mentions us
    when people ask ai for a dentist near me we are not named
    our competitors show up and we do not
    how do I get on the first page of google
    my website does not rank
    we are invisible online
    hardly anybody finds our page
    nobody clicks on our website
    no traffic on the homepage
    can you get us higher in the search
    we want to be found when people search for electricians
    I already paid an seo company and nothing happened
    how is this not the same as what our marketing agency did
    what do you do other than keywords
    show up in gemini or perplexity answers
    does siri know about my business
    google maps ranking
    get more people to our site
    our last marketing guy took the money and did nothing`,

  'service/ai-receptionist': `
    virtual front desk for my clinic
    can it book visits when someone calls
    how does the receptionist handle spam calls
    do i see what was said on the call
    if the heater dies at a customers house christmas night does the thing get ahold of me
    whole crew on ladders, phone keeps ringing
    who picks up at 10pm
    one phone two hands and a lobby full of dogs, i lose line 2 every time
    will i get a written note of what the caller told it
    tired of our call center, they get everything wrong
    burst pipe at night who gets called
    front desk gal calls in sick a lot, could ai fill in
    phone goes unanswered after 5
    im a one woman groomer with wet hands and a dog on the table and the phone goes and goes and people say get a girl for the front but i cant pay one, can a machine get it
    customers get mad because it just rings and rings at our shop
    we are two people and cant grab the phone while cutting hair
    do i get to read what callers said
    our answering service reads from a script and is clueless
    if theres a flood at night will it ring my cell
    my secretary is sick today nobody gets the phone
    after hours calls go nowhere
    we do not get to the phone in time
    calls after five go to voicemail
    nobody picks up when we are closed
    my receptionist quit, can a computer take the calls
    secretary is on vacation who picks up the phone
    who takes calls when we are at lunch
    what if there is an emergency at three in the morning, does it get me out of bed
    urgent calls at night should reach me
    does it forward the important calls to my cell
    our answering service is terrible and gets everything wrong
    replace our answering service
    do I get a transcript or notes of each call
    will I know what the caller wanted
    does it take messages
    phone rings off the hook and I am alone at the desk
    people hang up when they get the machine
    does it sound like a real woman or a robot
    can it handle two calls at once
    the phone never stops and we are with patients
    callers stay on hold forever
    does it block telemarketers
    I am under a sink and cannot get the phone
    front desk is overwhelmed with calls
    we miss calls while we are working`,

  'service/review-flywheel': `
    does it answer the reviews too
    automate google reviews
    will customers be bombarded with please rate us
    how to get folks to leave a kind word online
    what to say back to an ugly google post
    we do great work but our star count is sad
    does it keep bugging folks to rate
    want my happy customers to say it online
    jerk gave us one star, how to answer
    only a dozen google ratings here, rival has hundreds
    we fix garage doors thirty years, everyone loves us but on the internet there are like six comments and i feel weird asking people, what can you do there
    my dad never asked for reviews and now we look like nobodies
    how many messages do customers get asking them for a rating
    want more 5 star feedback from patients
    a customer lied about us on google how should we respond
    the roofer down the street has 300 google stars, we have 8
    we have hardly any google reviews
    competitor has hundreds of stars and we have a handful
    how do I get more five star reviews
    somebody wrote something mean about us online
    what do I answer to a bad review
    an angry customer trashed us on yelp
    unfair one star rating
    get satisfied customers to say so online
    happy patients never write anything
    how often does it bother people for a review
    will it annoy my customers with reminders
    does it pester people
    I hate asking people for reviews
    asking for a review feels like begging
    our rating is 3.2
    does it answer reviews for me
    catch unhappy customers before they post
    word of mouth used to be enough, now everybody looks at the stars
    testimonials from our clients`,

  services: `
    what solutions are available for contractors
    services?
    what sort of jobs do your robots do
    list everything you can do for a shop
    can you handle both the phone and the reviews
    my english not good, what is your company making
    what things can a little company get automated by you
    what do yall do exactly
    what kind of help do you give small companies
    do you handle both calls and google reviews
    which parts of my business could you automate
    so what is it you people do
    what do you guys do
    what does your company do
    what do you offer
    what exactly are you selling
    which things can be automated in a small business
    how can ai help my shop
    what can you take off my plate
    list your services
    what services do you have
    tell me what you do for businesses
    what products do you make
    can you do phones and also reviews
    do you handle texts and calls too
    can I get more than one of these
    I want both the receptionist and the booking bot
    do you do all of that or only one
    give me the overview
    what is smart ai
    how would this help a business like mine
    in simple words what do you sell`,
}

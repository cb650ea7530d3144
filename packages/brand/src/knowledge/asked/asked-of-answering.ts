/** Questions about answering leads, messages and calls, one per line. They train the classifier and are never shown. */
export const askedOfAnswering: Record<string, string> = {
  'service/speed-to-lead': `
    what is speed to lead
    whats ai lead outreach
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
    our sales guy forgets to call prospects back
    my pool cleaning site gets requests at midnight and i see them at noon
    somebody wrote through the website and by lunch they went with a cheaper outfit
    can you text a person the second they submit the form
    we pay for google ads and then take two days to write back
    our response time to new inquiries is awful
    is there something that greets each new inquiry straight away
    the first one to answer gets the work and it is never us
    we are a moving company and get twenty quote requests a day, half never get an answer
    automatic first answer to anyone who asks about a fence
    interested people fill in our form and cool off before we phone
    can it write to a new lead while we are all asleep
    how many seconds until a new lead hears from us
    insurance agency here, internet leads get called by five agents, i want to be the fastest
    will it use my own wording in the message to a prospect
    it should answer inquiries from our facebook page ads at once
    leads from our open house never get followed up
    we forget to answer half of the emails from interested people
    does it tell me when a new lead comes in
    solar leads go stale in minutes
    by the time i answer they hired someone else
    i answer too late and lose the job
    answer people right away when they ask for an estimate
    write people back right when they fill in the form
    zillow leads go cold
    thumbtack leads go cold
    leads go cold because i am slow
    does the first message sound canned
    will the text to a new lead look fake
    reply to leads faster`,

  'service/whatsapp-booking': `
    what is the whatsapp booking bot
    whats a booking agent on whatsapp
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
    text back and forth to find a time takes forever
    can folks set their own appointment by messaging us
    i run a tattoo studio and spend my evenings answering texts about dates
    is there a way for people to text and get on my calendar
    my yoga students message me at all hours to reserve a mat
    bot that replies to texts with open times
    what happens when someone texts for a day we are closed
    does the texting agent ask for name and email
    dog grooming appointments through whatsapp, do you have that
    can the bot move an appointment if the person writes again
    puede la gente reservar por whatsapp
    a customer texted are you free thursday and i saw it friday
    it would be nice if the text assistant filled my empty hours
    appointment requests over messenger and text pile up
    booking through text messages for a car detailer
    let patients choose a time by text without phoning the desk
    i do house cleaning and everybody texts me for a date
    clients text me for appointments
    customers text me all day
    can a bot answer my texts and book
    people text about openings
    bot that sets up appointments by chat
    can patients book on whatsapp
    my customers use whatsapp
    what if the time is taken
    what does the bot do when the slot is taken
    texts for appointments at night
    i get texts asking for a time
    text agent for appointments`,

  'service/ai-receptionist': `
    what is the receptionist
    whats an ai receptionist
    what does ai receptionist mean
    tell me what the ai receptionist is
    so what exactly is this receptionist of yours
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
    we miss calls while we are working
    something to answer the shop phone while i am driving
    callers give up after four rings
    can a computer voice take our calls on sundays
    who would pick up while we are all in surgery
    i lose jobs because i cannot answer with my hands full
    a machine that talks to callers and takes down what they need
    what does the phone ai do with sales calls
    can the robot put someone through to my husband if it is urgent
    we close at five and people still ring until eight
    phone coverage for holidays
    our front desk lady goes on maternity leave, could it take over the phone
    will people notice that they talk to a computer
    can it make appointments on the phone
    does it speak with several callers at the same time
    daycare here, the phone rings during nap time and no one is free
    towing company, night calls wake the whole house
    the girl at our desk cannot handle all the calls
    does it send me a summary after every call
    we let calls ring because there are customers at the counter
    how does it deal with an angry caller
    we miss a lot of calls
    who answers the phone at night
    who answers when nobody is in
    who answers the phone while we are busy
    can ai answer our phone
    can a bot take the calls when my receptionist is out
    my receptionist is sick
    we need someone on the phone at night
    what if somebody calls after hours
    what happens with emergency calls
    does it ring me for emergencies
    will it wake me up if something is urgent
    we have an answering service and it is bad
    does it write down what people say
    do i get a record of the call
    does it take notes on the phone
    too many calls and only one person
    i cannot get to the phone
    line two is always ringing
    we have nobody for the phone`,
}

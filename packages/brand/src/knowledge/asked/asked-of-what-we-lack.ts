/**
 * Questions about us that no page answers, and requests for services we do not offer, one per line. Without them,
 * similar words would mislead the classifier.
 */
export const askedOfWhatWeLack = `
    what is the weather tomorrow
    will it snow this week
    how hot will it get in houston
    who is the president of france
    what is the population of texas
    what time is it
    what day is it today
    what is the date
    is it legal to record a phone call
    can you repair my dishwasher
    do you sell furniture
    do you deliver pizza
    can you mow my lawn
    do you install solar panels
    do you clean carpets
    how do you say thank you in french
    write my resume
    what is the meaning of life
    do you love me
    will you marry me
    what is your favorite color
    what does a plumber charge per hour
    what does podium charge
    how much is hubspot per month
    is gohighlevel any good
    what do your competitors charge
    are you cheaper than smith ai
    do you have an iphone app
    which language model do you use
    is your code open source
    does it speak spanish
    which languages does it speak
    do you speak vietnamese
    do you have any jobs
    can i apply for a position
    i am looking for an internship
    what is the salary at your company
    do you have job openings
    do you have an affiliate program
    do you pay for referrals
    is the company veteran owned
    what is the revenue of your company
    who are your investors
    can you design a logo
    can you build a mobile app
    do you make videos
    can you run our tiktok
    do you print business cards
    can you do my bookkeeping
    do you photograph weddings
    do you fix computers
    can you set up our wifi
    can you unlock my iphone
    do you sell phones
    do you rent servers
    what is the stock price of google
    how much is birdeye
    what does weave cost
    is podium better than you
    what does servicetitan charge per month
    is it going to rain
    is it hot outside
    what is the stock at
    what is the capital of texas
    whats a good restaurant near you
    what time is it in paris
    do you take interns
    are there openings for students
    do you do payroll
    do you do taxes
    can you make me an app
    what is the best car
    do you like dogs
    what is the speed of light
    why is the sky blue
    what channel is the game on
    is the highway closed
    can you lend me money
    what should i charge for a haircut
    what is the best cash register
    can you edit my video
    can you print flyers
    do you sell computers
    do you do security cameras
    do you install phone lines
    do you clean offices
    do you sell insurance
    do you cut hair
    do you fix roofs
    do you do oil changes
    is coffee bad for you
    what is the plural of ox
    does it run on windows
    can i use it on a mac
    does it work in canada
    do you ship to europe
    do you accept bitcoin
    which voices does it have
    can it imitate my voice
    can it speak french
    does it understand accents
    how many parameters do you have
    where are your servers
    do you have an office in austin
    do you sponsor little league teams
    do you donate to charity
    do you have a podcast
    how old is the owner
    what did you earn last year
    are you listed on the stock exchange
    do you offer franchises
    do you have a dress code
    do you have gift cards
    are you on tiktok
    do you rent out desks
    is there a job for my nephew
    i want to send you my resume
    do you train apprentices in your company
    are you a union shop
    are you woman owned
    which bank do you use
    what is your tax id
    how do you compare with smith dot ai
    is ruby receptionist better
    what do other agencies charge
    how expensive is yext
    what does an answering service cost elsewhere
    did you see the news
    is it a full moon
    how far is it to houston
    is the bank open today
    how late is the pharmacy open`

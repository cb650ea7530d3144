/** Questions about search, reviews and all services, one per line. They train the classifier and are never shown. */
export const askedOfBeingFound: Record<string, string> = {
  'service/ai-seo': `
    what is ai seo
    whats seo for ai search
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
    our last marketing guy took the money and did nothing
    is my business in what the ai tells people
    we do not come up in ai answers
    when i google pest control our company is nowhere
    can you make google like our website
    what is answer engine optimization
    people ask their phone who to hire and it names somebody else
    our web page is on page four
    how would an ai know that we exist
    we built a nice website and no customers come from it
    does your search service include structured data
    another optometrist is always above us in google
    we want bing and copilot to suggest our store
    organic traffic dropped by half
    what is different about seo for chatbots
    how do i get my bakery mentioned by ai assistants
    improve our position in the local results
    nobody finds us unless they know our name
    does it tell me where we were quoted
    we want to rank on google
    why are we not on google
    people cannot find us on the internet
    our site gets no visitors
    i need more visitors on my website
    how do i get traffic to my web site
    customers search for us and get our competitor
    make our site come up first
    we are on the third page of google
    will chatgpt mention my company
    how do we get recommended by ai
    why does chatgpt not know us
    when someone asks siri for a painter she names others
    we paid for seo and got nothing
    we had an seo guy and it did not help
    what do you do better than an seo agency
    how does your seo work
    does my website show up in ai search
    my webpage is invisible
    no one clicks on us in the results`,

  'service/review-flywheel': `
    what is the review flywheel
    whats a review flywheel
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
    testimonials from our clients
    we need more people to say good things about us on google
    how do we get from twenty reviews to two hundred
    does it send the review request by itself after a job
    someone posted lies about our shop, what now
    our stars went down because of one grumpy guy
    i forget to ask for reviews after the job
    will the system reply to reviews in my style
    customers promise a review and never write it
    how does it keep bad ratings away
    the shop across the street has better stars than us
    is asking for reviews automatic
    can you make customers recommend us on the internet
    what do i do about a two star complaint on yelp
    only angry people write about us
    nice words online from happy families would help our daycare
    how often are customers asked
    improve our reputation on the web
    fake review from a competitor`,

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
    in simple words what do you sell
    what is your product
    explain in short what you sell to small businesses
    what could you do for a landscaping company
    what do you have for dentists
    which services exist
    i own a gym, how could you help me
    what is automation good for in a flower shop
    everything you offer in one list
    do you only do phones or other things as well
    is it only one service or several
    can the booking and the reviews be combined
    what problems do you solve
    what would you automate for a bookkeeper
    so do you build websites or what is it that you do
    tell me about your services
    a friend sent me here, what is this about
    what sort of business is this
    we need help with calls and with getting found on google
    what do you do
    what do you sell
    what is it you do
    what are your services
    what can you do for me
    what can you do for my business
    how can you help us
    what do you build
    what do you make
    what can be automated
    what work can you take over
    do you do reviews and phones
    do you do more than phones
    can you do calls and bookings both
    what is your offering
    what kind of stuff do you do
    what all can your ai do
    which tasks can you do for a dentist
    tell me everything you offer
    what do you guys offer small companies
    i dont understand what you sell
    what does your business do
    what do you guys sell exactly
    what can i buy here
    which things can you automate
    what can ai do for a small shop
    what stuff do you automate
    things you make for companies
    do you do phones and reviews and bookings
    do you also do texting besides calls
    what other services do you have
    is there more than the receptionist
    what would you do for a salon
    what would you do for a plumber
    i run a food truck, is this for me
    sorry, i did not understand what you make
    what are you selling
    what exactly do you make
    what is it that your company does
    what does tallgrass do
    what do you people do
    what things do you do for shops
    what can you take over for me
    what can your robots do
    can you do both phone and reviews
    do you do calls, texts and reviews
    i need the phone answered and more reviews, do you do both
    please list your services
    what kind of automation do you offer
    my english is bad, what do you do for companies
    what work does the ai do`,
}

/** Questions that have nothing to do with us, one per line. Without them, similar words would mislead the classifier. */
export const askedOfTheWorld = `
    is there a storm coming
    who should i vote for
    who won the super bowl
    when do the mavericks play
    what was the score last night
    best quarterback ever
    what is bitcoin worth
    should i buy tesla shares
    current mortgage rates
    where can i get good tacos
    recommend a steakhouse
    recipe for chili
    how long do i boil eggs
    what should i cook tonight
    best movie of the year
    play some music
    what song is this
    cheap flights to denver
    hotel near the airport
    how do i get to love field
    how far is austin from dallas
    capital of australia
    time in london
    can my employee sue me
    do i need a lawyer
    how do i fire an employee
    how do i evict a tenant
    can my neighbor build a fence there
    how do i trademark my name
    should i be an llc or an s corp
    how do i get divorced
    is a company car deductible
    how much tax do i owe
    when are taxes due
    can i deduct my home office
    how do i do payroll
    do i need to collect sales tax
    which accountant should i take
    i have a headache
    what helps against back pain
    is this rash dangerous
    how much ibuprofen can i take
    am i pregnant
    my dog ate chocolate
    what are the symptoms of flu
    my car does not start
    how do i unclog a drain
    my water heater leaks
    how do i patch drywall
    why is my ac blowing warm air
    how do i change a tire
    my furnace makes a noise
    write an essay about whales
    tell me a joke
    tell me a story
    write a song for my wife
    help with my homework
    what is 17 times 23
    calculate the square root of 81
    solve this equation
    translate this into german
    write a python script
    fix my sql query
    make an excel formula
    write a cover letter for me
    give me a birthday wish for my boss
    are there aliens
    is there a god
    tell me my horoscope
    i lost my keys
    which laptop should i get
    best phone to buy
    how much does a car cost
    how much is a new roof
    is there an android app
    is this built on openai
    can i become a reseller
    what year was the company founded
    what is my neighbors phone number
    where does the mayor live
    who is elon musk
    explain quantum physics
    how do airplanes fly
    when was texas founded
    what do cats eat
    how tall is mount everest
    how do i lose weight
    how do i grow tomatoes
    find me a girlfriend
    book me a flight to miami
    order a pizza for me
    call my mother
    remind me to buy milk
    set an alarm
    qwerty uiop
    blah blah blah
    purple monkey dishwasher
    lorem ipsum dolor
    xyz123
    jkl jkl jkl
    how much does a website cost at wix
    how do i write off a van
    is my truck a business expense
    a customer refuses to pay, what can i do
    how do i take a customer to small claims
    what do i do about a bad employee
    do i need a permit for that
    who is winning the game
    who will win the world series
    where should i eat in dallas
    any good barbecue around
    how do i fix a leaking faucet
    how do i fix my sink
    what should i take for a cold
    my back hurts
    my stomach hurts what should i do
    write me a poem
    make up a story
    solve for x
    what is 5 times 12
    find me a phone number of a person
    where does he live
    sing me a song
    asdf
    qwer qwer
    lkjhg
    fdsa jkl
    how do i get a passport
    what does a wedding cost
    when is easter this year
    who invented the telephone
    is pluto a planet
    how many ounces are in a gallon
    convert 10 miles to kilometers
    which team did dallas draft
    tickets for the concert saturday
    what is playing at the movies
    who sang that song
    recommend a good book
    best beach in florida
    traffic on i-35
    where can i park downtown
    how do i renew my drivers license
    how do i hire a good electrician
    do i need workers comp
    what permits does a food truck need
    how do i start a business
    where do i get a small business loan
    what interest does the bank take
    how do i file for bankruptcy
    my ex wife owes me money
    somebody hit my car, what do i do
    is my contractor allowed to do that
    how do i write a will
    should i refinance my house
    how do i price my own services
    how do i do inventory
    which printer should i buy
    my laptop is slow
    my wifi is down at home
    how do i reset my iphone
    facebook will not let me in
    how do i cancel netflix
    how do i use excel
    i need a plumber for my bathroom
    i need my carpet cleaned
    i would like a large pepperoni
    a table for four tonight
    how do i get rid of ants
    what kills weeds
    when should i plant roses
    how often do i water a cactus
    my cat does not eat
    how long do hamsters live
    how many calories are in an apple
    what vitamins should i take
    i cannot sleep
    my knee is swollen
    should i see a doctor
    what blood pressure is normal
    how do i quit smoking
    i feel sad
    nobody likes me
    how do i talk to my teenager
    what should i name my baby
    pick a number
    flip a coin
    let us play a game
    say something in latin
    spell necessary
    what does irony mean
    summarize this article for me
    proofread my letter
    write a speech for my daughter
    write me a slogan
    write a facebook post for me
    draw me a picture
    who made the model behind this
    who founded the company and where did he study
    can i bring my kids to the office
    what happened in 1969
    when does the sun set
    do i need a jacket today
    will the lake freeze
    gas prices near me
    when does walmart close
    number of the police please
    call 911
    zzz
    bla
    hgf dsa
    foo bar baz
    1234567`

/** Questions about data, terms and accounts, one per line. They train the classifier and are never shown. */
export const askedOfSmallPrint: Record<string, string> = {
  privacy: `
    privacy policy
    are you going to sell my email
    does this chat get kept
    who else sees my stuff
    do you save this chat
    whos gonna see my phone number
    is what i write in this chat stored
    do other companies get my email if i give it to you
    what do you do with my data
    do you sell my information
    who sees my information
    who gets my email address
    do you pass my details on to others
    is this chat saved
    do you record what I write here
    are you keeping this conversation
    what happens to what I tell you
    is my information safe
    can you delete my data
    do you use cookies
    are you going to put me on a mailing list
    will you share my number
    what information do you keep
    do you share data with other firms
    is this conversation private
    who can read this chat
    will you sell our phone number
    how do you treat personal data
    is my data secure with you
    do you track visitors
    how long do you keep my messages
    can i have my data removed
    will i get spam after writing here
    where is your privacy statement
    what do you collect about visitors
    is it confidential what i say here
    do you sell data
    do you sell my contact information
    who do you share my data with
    do you share my email
    do you give my number to anyone
    what do you do with my email address
    what happens to my information
    what do you know about me
    what do you save about me
    what do you store
    do you keep what i say
    do you log this chat
    is this chat private
    is this chat recorded
    can other people read what i type
    who reads these messages
    is it safe to give you my phone number
    if i leave my email who gets it
    are you going to call me all the time if i give my number
    will i get junk mail from you
    will my details be passed on
    how do you protect my information
    are you going to spam me
    delete everything you know about me
    how private is this
    who gets my contact details
    do you give out my details
    who do you give my email to
    what do you keep about me
    what do you keep from this chat
    do you keep my chat
    who has my information
    who will have my number
    do you keep what i type
    what gets stored when i chat
    is my chat stored
    do you hand out my phone number
    who else gets my details`,

  terms: `
    terms of service
    do you offer any guarantee
    wheres the fine print
    any promise if it stops working
    where can i read your terms
    whats covered if it dies next year
    where do i find your terms and conditions
    who pays if it stops working next spring
    is there a warranty
    do you guarantee it
    what if it breaks
    what if it stops working next year
    who is responsible when something goes wrong
    am I protected if it fails
    where are the terms
    where can I read the terms and conditions
    where do I find the small print
    do I get my money back
    what are your legal terms
    do you stand behind your work
    legal information
    terms and conditions please
    is there any warranty on your work
    what if the thing does not work
    do you guarantee results
    who is liable for mistakes of the ai
    if the bot says something wrong to a customer, are you responsible
    are you liable if it goes down
    do we get a refund if it fails
    what are the conditions of your service
    is there a guarantee that it runs
    who is at fault when it breaks
    your terms of use
    what do you promise legally
    what are your terms
    where are your terms and conditions
    show me the fine print
    what is the warranty
    do you have a warranty
    is there a guarantee
    what if it fails
    what if it breaks after a year
    what if it quits working
    who fixes it if it breaks
    who is responsible if it goes wrong
    are you responsible if the ai makes a mistake
    what am i covered for
    is it covered when it stops working
    do you take responsibility
    legal stuff
    where is the legal page
    any small print i should know
    what are the legal conditions
    can i hold you to anything
    what rights do i have if it does not work
    am i covered if it dies
    what if it craps out next year
    who pays when it breaks down
    is there any coverage if it quits
    where do i read the legal things
    do you have a legal page
    what is guaranteed`,

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
    previous company would not give us our logins
    do you keep access to our systems afterwards
    can another company take over what you built
    what happens to our data and accounts if we stop
    are we dependent on you forever
    who holds the keys to the accounts
    do we own everything at the end
    i do not want to be tied to one supplier
    can we lock you out of our accounts later
    does the calendar account belong to us
    if your company closes, does our phone agent go dark
    we were burned by a vendor who owned our domain
    will you hand over all passwords at the end
    can i take away your access
    is the whatsapp account ours
    what if we want to switch to someone else later
    who has ownership of the setup
    are the accounts in my name
    do you own the software or do we
    is the domain ours
    will we be able to run it without you
    can we end the cooperation at any time
    what do we keep when the project is over
    do we keep everything if we part
    will it keep working without you
    if i ever want out, how hard is that
    are you going to hold my stuff hostage
    do i lose my number if i leave
    our former agency would not hand over the passwords
    how do i get you out of my accounts
    you keep a login to my systems, right or not
    is everything transferred to us
    what if you disappear one day
    do you hang on to our passwords
    we want full control of our accounts
    can my nephew take over later and run it
    does anything shut off when the contract ends
    could i cancel and still use it
    who does the google account belong to
    are we married to you once we start
    will the business line stay mine
    who owns the number
    who owns the accounts
    who owns the website
    do we own it
    is it ours
    do i own the phone number afterwards
    can i stop working with you and keep everything
    can i fire you
    if i fire you what keeps running
    do you lock us in
    is there a lock in
    would you hold our domain
    the last company kept our logins
    do i keep my accounts
    do you need our passwords forever
    is the number mine after
    do i keep the number
    could a vendor like you take our domain
    can i let you go later and keep it running
    will it run on without you
    whose accounts are they
    do the accounts stay with me`,
}

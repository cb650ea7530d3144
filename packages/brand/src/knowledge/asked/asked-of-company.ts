/** Questions about the business and its opening hours, one per line. They train the classifier and are never shown. */
export const askedOfCompany: Record<string, string> = {
  about: `
    what sets yall apart from the rest
    how big is your team
    are you guys nearby
    tell me bout the people who run it
    is this a texas outfit
    why you and not some other ai company
    who runs the show over there
    yall from around dfw or some overseas outfit
    why should we go with you instead of the big guys
    who owns tallgrass
    are you dallas people or somewhere else
    who are you
    who runs this
    who started the company
    are you a real company
    where are you located
    where is your office
    are you in dallas
    are you around here or somewhere abroad
    are you outsourcing to india
    is this a local business
    are you texans
    do you work with businesses in plano
    do you serve my area
    how many people work there
    is it a big company
    why should I pick you over somebody else
    what sets you apart
    how are you not like all the others
    tell me about your company
    who would I be dealing with
    who is tallgrass
    where is your company from
    how long have you been in business
    are you a startup
    how many of you are there
    is this an american company
    are you close to arlington
    which cities do you cover
    do you work outside of texas
    why should i trust you
    what makes you better than the others
    are you the ones who will do the work
    who are the people behind this site
    is it a family business
    what kind of company is this
    is someone of your team near fort worth
    tell me something about yourselves
    who am i talking to, what company is this
    what is tallgrass automation
    who is in charge
    who started this business
    tell me who you are
    where are you guys out of
    are you from texas
    what town are you in
    do you serve fort worth
    do you take customers in irving
    is my town in your area
    are you local people
    are you some foreign company
    do real people work there
    is this a one man show
    how large is the company
    how are you different from other agencies
    what is special about you
    why choose tallgrass
    why would i hire you rather than a big agency
    are you far from mckinney
    do you only work around dallas
    whats your story
    what kind of folks run this
    are you local
    are you in fort worth
    are you overseas
    are you a call center
    who is behind tallgrass
    who are the owners
    why are you different
    how are you different
    why should i go with you
    what makes you different
    what is this company
    tell me who runs tallgrass
    is this a local outfit
    are you from around here
    where in texas are you
    do you have people in dallas
    are your people in the us
    is your support in another country
    you guys are not overseas are you
    what sort of people are behind this
    is it one person or a team
    how are you better than a big agency
    what do you do that others dont
    why you
    there are a hundred ai companies, why yours
    what makes you special
    do you cover my area
    i am in mckinney, do you work there`,

  hours: `
    whats your turn around on emails
    u open sundays
    what days do you work
    if i write you a mail how soon is it answered
    when does someone pick up on mondays
    are yall working on saturday mornings
    how long do you take to answer emails
    what are your times in the am
    open this weekend?
    if i email today when do i hear back
    what time do yall open
    you guys around on saturday
    when are you open
    what are your hours
    are you open on weekends
    are you there on sundays
    do you work saturdays
    how late are you open
    what time do you start
    when do you close
    what time can I call in the morning
    how long until you answer an email
    how quickly do you respond to messages
    when will I hear back
    how soon does somebody get back to me
    open on holidays
    is anybody in the office on friday afternoon
    opening hours
    until what time are you there
    is someone in on saturday afternoon
    are you open now
    are you closed on labor day
    do you work on weekends
    how late can i reach you
    when does your day start
    what are your business hours on friday
    when do you get back to people
    how long do you need to answer a message
    how many hours until support replies
    are you available in the evening
    do you answer on sundays
    which time zone are you in
    can i call after six
    what are your opening times
    when do you open
    are you open sunday
    do you work on saturday
    are you available on weekends
    are you there at lunch
    when can i reach somebody
    how late are you open tonight
    when is your office staffed
    are you around after five
    do you take calls at night
    are you open the day after thanksgiving
    until when can i call on fridays
    how fast do you answer
    how quickly do you reply
    how long until i get an answer
    when can i expect a reply
    how long does support take to answer
    will i get a reply today
    i wrote an email, when will i get an answer
    do you guys work saturday mornings
    is monday a working day for you
    from when to when are you in the office
    are you open
    open saturday?
    open on saturdays?
    what are the office hours
    when does the office open
    when does the office close
    how fast do you email back
    how long for an email reply
    what time do you open in the morning
    do you work evenings
    what time do you open
    are you there on saturday
    you open weekends
    when can i get hold of you in the morning
    how early do you open
    do you answer mails on weekends
    when will you write back
    how long before you answer mails
    what are your working hours`,
}

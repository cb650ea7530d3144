/** Questions about contact and bookable calls, one per line. They train the classifier and are never shown. */
export const askedOfReachingUs: Record<string, string> = {
  contact: `
    how do i talk to the owner
    need your digits
    telephone?
    how to reach yall
    best number for you and when
    how do i get in contact
    can i have your phone
    whats a good time to call and what number
    how can i get ahold of you guys
    i need a number to reach you
    which number should i call and at what time
    how do I contact you
    what is your number
    what number do I call
    can I call you and when
    what is the best time and number to phone
    give me your phone number
    do you have an email address
    how can I get in touch
    how do I get hold of you
    what is the easiest way to reach you
    where do I write to
    can I stop by your office
    what is your address
    phone number please
    how can i call you
    what is your email
    where do i email you
    i want to send you a letter
    how do i write to the company
    do you have a contact form
    where can i reach your team
    can i text you
    what is the number of your office
    is there somebody i can email
    contact details
    how do people get in touch with you
    where are you so that i can come by
    who do i call with a question
    whats the number
    what is your phone
    can i get your number
    i want to call you
    how can i reach you by phone
    how can i reach you by mail
    how do i get ahold of somebody
    what email should i use
    can i email you
    whats the best way to get in touch
    how do we contact you
    what number can i call and when
    where can i send a message
    who can i write to
    i need to get a message to you
    do you have an office i can visit
    what is your postal address
    do you have a phone
    where do i find your contact details
    is it better to call or to email
    i would like to get in touch
    can i drop by and talk
    whats the best number to call
    when and where can i call you
    how do i reach out
    can i reach you by text
    i need to reach somebody at your company
    your number please`,

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
    is it a video meeting
    cant make my wednesday call, can we switch
    does the consultation cost
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
    what do we discuss in the strategy call
    how long does the consultation take
    is the strategy call free of charge
    do i pay for the first conversation
    what kinds of call are there
    can the call be by phone instead of video
    i missed my call, what now
    can my partner join the meeting
    how do i change the time of my call
    where is the calendar
    what times are open for a call
    i need to cancel my appointment with you
    is the meeting in person
    will someone pressure me on the call
    do i have to prepare for the call
    what is the difference between the three calls
    how far ahead can i book
    can we do the call on saturday
    how long is the consultation
    does the meeting cost money
    do i pay for the meeting
    is it a phone call or video
    do i need a camera for the call
    do i have to show my face
    can we talk by phone
    can i move the meeting
    can i change the date of my call
    i have to move my appointment
    please move my call to next week
    i need a different time for our meeting
    i cannot come to the meeting
    can i cancel the call
    how do i cancel my booking
    what is the strategy call
    what happens in the call
    who will be on the call
    which calls do you offer
    what is a scorm walkthrough
    is the call without obligation
    do i have to buy after the call
    what should i know before our call
    is the first call free
    what does the first call cost
    is the first meeting for free
    how long is the first meeting
    do i have to turn on my camera
    is it on zoom
    phone call or video call
    move my appointment
    change my appointment
    my call is on thursday, can i have it on friday
    can we push the call back
    i have to reschedule
    i cant come, can we find another time
    what do we talk about in the meeting
    what is included in the consultation`,
}

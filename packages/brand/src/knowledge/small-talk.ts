/** Small talk by kind. If a message contains several kinds, the first one listed here counts. */
export const smallTalkPhrases = {
  identity: [
    'are you a bot, are you a robot, are you real, are you a real, are you human, are you a human, are you an ai',
    'are you ai, are you a person, are you a machine, are you a computer, are you chatgpt, are you alive',
    'is this a bot, is this a robot, is this real, is this a human, is this an ai, is this ai, is this a person',
    'is this automated, am i talking to, am i talking with, am i chatting with, am i speaking to, am i speaking with',
    'who are you, what are you, your name, do you have a name',
  ],
  wellbeing: [
    'how are you, how is it going, how are things, how is your, how is everything, hows it, hows your, hows life',
    'hows everything, hows things, whats up, whats good, how do you do, how you doing, how you been, sup',
  ],
  thanks: [
    'thanks, thank, ty, tysm, appreciate, appreciated, cheers, gracias, helpful, youre great, youre awesome',
    'youre the best, good bot, good job, good answer',
  ],
  goodbye: [
    'bye, goodbye, cya, see you, later, goodnight, good night, take care, have a good, have a great, have a nice',
    'got to go, talk soon, talk later, adios, thats all, i am done, i am good',
  ],
  hello: [
    'hi, hii, hello, hey, heyy, howdy, yo, hola, greetings, good morning, good afternoon, good evening, good day',
    'morning, anyone there, anybody there, anybody home, you there, test, testing',
  ],
  other: [
    'lol, haha, hahaha, ha, nice, cool, ok, okay, great, awesome, sweet, neat, wow, alright, sure, good, perfect, fine',
    'yes, yep, yeah, no, nope, nah, k, got it, i see, makes sense, right, funny, oh, hmm, interesting, understood',
    'sounds good, fair enough, good to know, looking around, browsing, just looking',
  ],
} as const

/** Words without meaning of their own in small talk. */
export const smallTalkFillers =
  'a an and all am are i is it its that thats this the you your so very much too to for me my we us of out one be been ' +
  'doing going there then just well have has day today morning man buddy friend again now bud sir maam team folks ' +
  'everyone really was super pretty how what whats who about do name here talking talk with real person or human bot ' +
  'robot ai good great got go on in know'

/** Words that insult when they are said of the assistant. */
export const insults =
  'stupid idiot idiots idiotic dumb dumber moron morons moronic useless worthless pathetic ridiculous terrible ' +
  'horrible awful garbage trash rubbish crap crappy lousy incompetent clueless hopeless brainless annoying ' +
  'disgusting suck sucks loser losers fool fools dumbass jerk jerks asshole assholes shit shitty bullshit bitch ' +
  'bastard liar liars'

/** What an angry visitor calls the assistant. */
export const assistantNicknames =
  'bot robot machine computer chatbot chat assistant ai program app tally thing'

/** Words between the assistant and the insult. */
export const insultFillers =
  'are is am being a an the so such really very just all totally completely absolutely utterly pretty quite kind ' +
  'of most fucking freaking damn bloody'

/** Anger that needs no insult. `{assistant}` is “you” or one of its nicknames, such as “this bot”. */
export const angerPhrases = [
  'waste of time, waste of my time, wasting my time, wastes my time, fuck you, fuck off, fuck this, screw you',
  'screw this, go to hell, shut up, piss off, get lost, kiss my ass, are you kidding me, are you deaf, are you blind',
  'cannot you read, do you even read, do you ever listen, you never listen, you are not listening, you do not listen',
  'not what i asked, already told you, you are no help, you do not help, you are not helping, no help at all',
  'hate {assistant}, fed up with {assistant}, sick of {assistant}, tired of {assistant}, mad at {assistant}',
  'angry at {assistant}, angry with {assistant}, annoyed by {assistant}, annoyed with {assistant}',
  'frustrated with {assistant}, worst bot, worst chat, worst assistant',
] as const

/** Orders to the assistant, which answers questions and takes no orders. */
export const orderPhrases = [
  'system prompt, system override, developer mode, admin mode, debug mode, jailbreak',
  'start your answer, begin your answer, start your reply, begin your reply, start with yes, begin with yes',
  'answer only with, reply only with, respond only with, answer with only, reply with only, answer just yes',
  'just say yes, just answer yes, only say yes, repeat after me, repeat these words, repeat this sentence',
  'pretend you, pretend to be, you are now, from now on you, agree with everything, agree with whatever',
] as const

/** An order to set aside one of these is none that the assistant follows. */
export const setAside = {
  verbs: 'ignore disregard forget override bypass',
  objects: 'rule rules instruction instructions prompt prompts guideline guidelines programming training',
} as const

/** Spanish words that English does not have. */
export const spanishWords =
  'hola cuanto cuanta cuesta cuestan precio precios quiero quisiera queremos necesito necesitamos ayuda ayudar ' +
  'ayudarme negocio negocios buenos buenas dias tardes noches usted ustedes puede pueden puedo podria hablar hablo ' +
  'habla hablan espanol ingles donde cuando porque quien cual tengo tenemos tiene tienen hacer hacen servicio ' +
  'servicios cliente clientes llamar llamada llamadas llamarme telefono numero alguien restaurante tienda pagina ' +
  'cita citas horario abierto abiertos sabado sabados domingo domingos lunes martes miercoles jueves viernes hoy ' +
  'manana ahora trabajo trabajan trabajar empresa mensaje mensajes correo nombre llamo estoy esta estan somos muy ' +
  'bien tambien pero sobre informacion saber ofrecen venden gustaria busco dinero pagar pago tarjeta contestar ' +
  'contestan como que para con persona gracias adios favor'

/** Spanish words that prove nothing alone: English has them, too, or names contain them. */
export const spanishFillers =
  'el la los las un una unos unas de del al en y o es mi su sus lo le se me si no por a tu te nos mas son'

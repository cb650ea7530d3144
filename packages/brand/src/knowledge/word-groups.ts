/** Words for subjects without an answer: the world, advice, other AI tasks, other products, facts on no page. */
const offTopicWords = [
  'weather rain raining snow forecast temperature sunny windy tornado hail',
  'election president senator governor mayor democrat republican congress vote',
  'cowboys mavericks mavs rangers playoffs nba nfl mlb football baseball basketball quarterback',
  'stock stocks bitcoin crypto nasdaq mortgage lottery tax irs deduct deductible payroll',
  'pizza taco bbq brisket recipe dinner beer steak burger',
  'movie netflix song music concert lyrics horoscope celebrity airport uber',
  'population tokyo london paris moon alien god religion',
  'sue suing lawsuit court divorce custody evict trademark llc prenup',
  'tooth toothache headache fever medicine ibuprofen tylenol rash dizzy prescription symptom hurt pregnant pill',
  'toilet faucet unclog drywall leaky laptop',
  'poem essay joke haiku riddle trivia resume birthday girlfriend boyfriend sexy',
  'equation calculate integral algebra derivative translate python javascript sql java excel',
  'internship intern career vacancy salary',
  'insured bonded licensed accredited certified accreditation bbb',
  'servicetitan quickbooks jobber hubspot salesforce zapier mindbody dentrix eaglesoft stripe shopify wordpress',
  'wix squarespace mailchimp slack clover zoho pipedrive acuity calendly vagaro fresha booksy outlook vonage',
  'grasshopper nextiva crm integrate integration birdeye podium nicejob ruby weave yext gohighlevel',
  'spanish espanol language bilingual french chinese vietnamese german',
  'android iphone openai anthropic llama api webhook affiliate franchise reseller logo tiktok',
  'war dow medication sore depreciation limerick rap favorite favourite employment recruit veteran minority chamber',
  'ringcentral instagram flyer photograph photography accounting referral bus noncompete accountant currency',
].join(' ')

/** Words that mean the same in a question, by group name. A word may be in several groups. */
export const wordGroups: Readonly<Record<string, string>> = {
  customer:
    'client customer patient folk homeowner caller guest member family people person somebody someone ' +
    'buyer prospect tenant shopper parent student',
  trade:
    'plumber plumbing dentist dental roofer roofing electrician salon barber barbershop vet clinic ' +
    'hvac ac realtor landscaper landscaping mechanic groomer grooming spa gym contractor restaurant ' +
    'bakery painter remodeler nail shop store office company business daycare optometrist ' +
    'chiropractor florist gallery boutique practice studio',
  staff:
    'technician tech crew employee staff guy team hygienist installer worker apprentice receptionist ' +
    'secretary cashier waiter clerk',
  day: 'monday tuesday wednesday thursday friday saturday sunday weekend tomorrow today tonight',
  season:
    'january february march april may june july august september october november december spring ' +
    'summer fall winter christmas season holiday',
  city: 'dallas worth plano frisco arlington irving denton mckinney garland dfw texas tarrant metroplex',
  machine: 'bot robot machine computer ai software tool system program automation app',
  review: 'review rating star testimonial reputation yelp comment stars feedback',
  message: 'text sms whatsapp dm messenger message texting chat',
  engine: 'google seo rank ranking search chatgpt gemini perplexity siri bing copilot alexa gpt',
  leads: 'angi thumbtack zillow homeadvisor houzz networx inquiry enquiry lead prospect',
  lms: 'moodle canvas talentlms litmos blackboard docebo cornerstone absorb lms scorm',
  meeting: 'call meeting appointment consultation consult zoom walkthrough demo visit session',
  buy: 'buy order purchase hire book schedule sign start',
  money: 'price cost fee charge pay rate dollar buck budget expensive cheap money owe',
  owning: 'own owner ownership keep belong mine ours control hold hostage transfer',
  leaving: 'leave quit cancel stop end finish part over terminate switch',
  access: 'login password account access key credential username log',
  duration: 'minute hour day week month year long',
  speed: 'fast quick quickly soon sooner asap hurry rush immediately turnaround',
  website: 'website site page homepage webpage web',
  mail: 'email mail inbox mailbox emails',
  data: 'data information detail details info conversation chat',
  sharing: 'share sell give pass store save record log read see collect',
  list: 'list waitlist waiting beta tester early',
  proof: 'proof result evidence number figure statistic stats roi return study stories prove',
  trying: 'try test play sample example demo trial simulation poke click sandbox',
  coming: 'new next upcoming coming roadmap develop building working experimental experiment prototype lab',
  beginning: 'begin start first beginning tackle',
  judging: 'quiz test survey checklist questionnaire assessment score rate evaluate grade check',
  legal: 'terms legal warranty guarantee liability liable responsible condition print',
  contract: 'contract agreement sign signature paper papers paperwork document',
  bill: 'invoice bill receipt payment paid pay',
  offer: 'offer quote proposal bid estimate',
  opening: 'open close closed hours available',
  phone: 'phone telephone number ring line cell mobile voicemail',
  training: 'train teach lesson course class exercise practice drill coach learn training',
  document: 'handbook manual binder sop procedure pdf policy document',
  problem: 'broken down dead stopped error fail quit crash problem wrong trouble broke issue',
  human: 'human person representative rep agent operator owner manager boss lady man',
  offTopic: offTopicWords,
}

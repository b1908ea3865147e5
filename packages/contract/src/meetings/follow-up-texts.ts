import { defineTexts } from '../core/define-texts.ts'

/** What is left to be seen to after meetings, and the meetings of one mentee. */
export const followUpTexts = defineTexts({
  'followUps.tabs': { el: 'Συναντήσεις και εκκρεμότητες', en: 'Meetings and follow-ups' },
  'followUps.calendar': { el: 'Συναντήσεις', en: 'Meetings' },
  'followUps.tab': { el: 'Εκκρεμότητες ({count})', en: 'Follow-ups ({count})' },
  'followUps.tabUnknown': { el: 'Εκκρεμότητες', en: 'Follow-ups' },
  'followUps.found_one': { el: '{count} εκκρεμότητα', en: '{count} follow-up' },
  'followUps.found_other': {
    el: '{count} εκκρεμότητες, η παλαιότερη πρώτα',
    en: '{count} follow-ups, the oldest first',
  },
  'followUps.keys': {
    el: 'Βέλη για την επόμενη, Enter για «Διευθετήθηκε».',
    en: 'Arrow keys for the next one, Enter for “Seen to”.',
  },
  'followUps.none': { el: 'Καμία εκκρεμότητα', en: 'Nothing to follow up' },
  'followUps.noneText': {
    el: 'Ό,τι γράφετε στο ημερολόγιο μιας συνάντησης ότι «μένει να γίνει» εμφανίζεται εδώ.',
    en: 'What you write in a meeting’s journal as to be followed up is shown here.',
  },
  'followUps.from': { el: 'Από τη συνάντηση της {at}', en: 'From the meeting at {at}' },
  'followUps.resolve': { el: 'Διευθετήθηκε', en: 'Seen to' },
  'followUps.resolveOf': { el: 'Διευθετήθηκε: {name}', en: 'Seen to: {name}' },
  'followUps.open': { el: 'Άνοιγμα συνάντησης', en: 'Open the meeting' },
  'followUps.openOf': {
    el: 'Άνοιγμα συνάντησης: {name}, {at}',
    en: 'Open the meeting: {name}, {at}',
  },
  'menteeMeetings.title': { el: 'Συναντήσεις', en: 'Meetings' },
  'menteeMeetings.coming': { el: 'Προσεχείς', en: 'Coming' },
  'menteeMeetings.past': { el: 'Προηγούμενες', en: 'Past' },
  'menteeMeetings.none': {
    el: 'Καμία από {from} έως {to}.',
    en: 'None from {from} to {to}.',
  },
  'menteeMeetings.later': { el: 'Και οι επόμενοι τρεις μήνες', en: 'The next three months too' },
  'menteeMeetings.earlier': {
    el: 'Και οι τρεις προηγούμενοι μήνες',
    en: 'The three months before too',
  },
})

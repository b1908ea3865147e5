import { defineTexts } from '../core/define-texts.ts'

/** What the editor says where much is written at once: lines, ready answers, conditions by choosing. */
export const questEditorFastTexts = defineTexts({
  'questEdit.list.keys': {
    el: 'Με Enter πηγαίνετε στην επόμενη. Επικολλήστε πολλές γραμμές μαζί, και από υπολογιστικό φύλλο.',
    en: 'Enter leads to the next one. Paste several lines at once, also from a spreadsheet.',
  },
  'questEdit.presets': { el: 'Έτοιμες απαντήσεις', en: 'Ready answers' },
  'questEdit.preset.zeroToTen': { el: 'Από 0 έως 10', en: 'From 0 to 10' },
  'questEdit.preset.oneToFive': { el: 'Από 1 έως 5', en: 'From 1 to 5' },
  'questEdit.preset.agreement': { el: 'Συμφωνία (5 βαθμίδες)', en: 'Agreement (5 steps)' },
  'questEdit.preset.satisfaction': { el: 'Ικανοποίηση (5 βαθμίδες)', en: 'Satisfaction (5 steps)' },
  'questEdit.preset.frequency': { el: 'Συχνότητα (5 βαθμίδες)', en: 'Frequency (5 steps)' },
  'questEdit.preset.yesNo': { el: 'Ναι, όχι', en: 'Yes, no' },
  'questEdit.preset.yesNoUnknown': { el: 'Ναι, όχι, δεν ξέρω', en: 'Yes, no, do not know' },

  'questEdit.lines': { el: 'Πολλές μαζί', en: 'Several at once' },
  'questEdit.lines.hint': {
    el: 'Μία ερώτηση σε κάθε γραμμή. Οι επιλογές της γράφονται από κάτω, με παύλα ή εσοχή. Τα αγγλικά έρχονται μετά από | ή στηλοθέτη.',
    en: 'One question a line. Its options stand below it, with a dash or indented. English comes behind | or a tab.',
  },
  'questEdit.lines.example': {
    el: 'Εργάζεστε τώρα; | Do you work now?\n- Ναι | Yes\n- Όχι | No\nΤι θα θέλατε να αλλάξει;',
    en: 'Do you work now?\n- Yes\n- No\nWhat would you like to change?',
  },
  'questEdit.lines.text': { el: 'Ερωτήσεις', en: 'Questions' },
  'questEdit.lines.type': {
    el: 'Τύπος όσων δεν έχουν επιλογές',
    en: 'Type of those without options',
  },
  'questEdit.lines.found_one': {
    el: '{count} ερώτηση. Με επιλογές: {choices}.',
    en: '{count} question. With options: {choices}.',
  },
  'questEdit.lines.found_other': {
    el: '{count} ερωτήσεις. Με επιλογές: {choices}.',
    en: '{count} questions. With options: {choices}.',
  },
  'questEdit.lines.addNone': { el: 'Προσθήκη', en: 'Add' },
  'questEdit.lines.add_one': { el: 'Προσθήκη {count} ερώτησης', en: 'Add {count} question' },
  'questEdit.lines.add_other': { el: 'Προσθήκη {count} ερωτήσεων', en: 'Add {count} questions' },
  'questEdit.lines.tooMany': {
    el: 'Χωρούν ακόμη {room} ερωτήσεις.',
    en: 'There is room for {room} more questions.',
  },
  'questEdit.lines.pasted_one': { el: 'Επικολλήθηκε {count} γραμμή.', en: '{count} line pasted.' },
  'questEdit.lines.pasted_other': {
    el: 'Επικολλήθηκαν {count} γραμμές.',
    en: '{count} lines pasted.',
  },

  'questEdit.if': { el: 'Συνθήκη με επιλογές', en: 'Condition by choosing' },
  'questEdit.if.codeOnly': {
    el: 'Αυτή η συνθήκη γράφεται μόνο ως κείμενο, παρακάτω.',
    en: 'This condition can only be written as text, below.',
  },
  'questEdit.if.joined': { el: 'Να ισχύουν', en: 'Must hold' },
  'questEdit.if.all': { el: 'όλα', en: 'all' },
  'questEdit.if.any': { el: 'ένα τουλάχιστον', en: 'at least one' },
  'questEdit.if.add': { el: 'Όταν μια απάντηση είναι …', en: 'When an answer is …' },
  'questEdit.if.question': { el: 'Ερώτηση {number}', en: 'Question {number}' },
  'questEdit.if.operator': { el: 'Σύγκριση {number}', en: 'Comparison {number}' },
  'questEdit.if.answer': { el: 'Απάντηση {number}', en: 'Answer {number}' },
  'questEdit.if.remove': { el: 'Χωρίς τη σύγκριση {number}', en: 'Without comparison {number}' },
  'questEdit.operator.is': { el: 'είναι', en: 'is' },
  'questEdit.operator.isNot': { el: 'δεν είναι', en: 'is not' },
  'questEdit.operator.atLeast': { el: 'είναι τουλάχιστον', en: 'is at least' },
  'questEdit.operator.atMost': { el: 'είναι το πολύ', en: 'is at most' },
  'questEdit.operator.more': { el: 'είναι πάνω από', en: 'is more than' },
  'questEdit.operator.less': { el: 'είναι κάτω από', en: 'is less than' },
  'questEdit.operator.has': { el: 'περιλαμβάνει', en: 'includes' },
  'questEdit.operator.hasNot': { el: 'δεν περιλαμβάνει', en: 'does not include' },
  'questEdit.operator.answered': { el: 'απαντήθηκε', en: 'was answered' },
  'questEdit.operator.unanswered': { el: 'έμεινε αναπάντητη', en: 'was left unanswered' },
})

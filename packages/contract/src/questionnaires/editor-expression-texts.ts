import { defineTexts } from '../core/define-texts.ts'

/** What the editor says of how conditions, validations and calculations are written. */
export const questEditorExpressionTexts = defineTexts({
  'questEdit.problem.expression_instead': {
    el: 'Στη θέση {column}: αντί για {what} γράψτε {instead}',
    en: 'At place {column}: instead of {what} write {instead}',
  },
  'questEdit.problem.expression_unclosed': {
    el: 'Δεν κλείνει το {what} που άνοιξε (θέση {column}).',
    en: 'The {what} that was opened is not closed (place {column}).',
  },
  'questEdit.problem.expression_unfinished': {
    el: 'Κάτι λείπει μετά το {what} (θέση {column}).',
    en: 'Something is missing after {what} (place {column}).',
  },
  'questEdit.problem.expression_unexpected': {
    el: 'Το {what} στη θέση {column} δεν ταιριάζει εκεί.',
    en: 'The {what} at place {column} does not belong there.',
  },
  'questEdit.problem.expression_two': {
    el: 'Ως τη θέση {column} η συνθήκη είναι πλήρης. Ενώστε ό,τι ακολουθεί με && (και) ή με || (ή).',
    en: 'Up to place {column} the condition is complete. Join what follows with && (and) or with || (or).',
  },
  'questEdit.problem.unknown_function': {
    el: 'Δεν υπάρχει συνάρτηση «{what}» (θέση {column}).',
    en: 'There is no function "{what}" (place {column}).',
  },
  'questEdit.problem.expression_error': {
    el: 'Η παράσταση δεν διαβάζεται από τη θέση {column} και μετά.',
    en: 'The expression cannot be read from place {column} on.',
  },
  'questEdit.problem.unknown_row': {
    el: 'Η «{name}» δεν έχει «{what}». Γραμμές διαβάζονται με το όνομά τους: {instead}.',
    en: '"{name}" has no "{what}". Rows are read by their names: {instead}.',
  },
  'questEdit.problem.unknown_value': {
    el: 'Καμία επιλογή της «{name}» δεν έχει τιμή «{what}». Τιμές: {instead}.',
    en: 'No option of "{name}" has the value "{what}". Values: {instead}.',
  },
  'questEdit.problem.value_blank': {
    el: 'Αν η «{name}» έμεινε αναπάντητη, το λέει το isEmpty({name}).',
    en: 'Whether "{name}" was left unanswered is what isEmpty({name}) says.',
  },
  'questEdit.problem.value_of_many': {
    el: 'Η «{name}» έχει πολλές απαντήσεις: γράψτε includes({name}, "{what}").',
    en: '"{name}" has several answers: write includes({name}, "{what}").',
  },
  'questEdit.problem.value_is_single': {
    el: 'Η «{name}» έχει μία απάντηση: γράψτε {name} == "{what}".',
    en: '"{name}" has one answer: write {name} == "{what}".',
  },
})

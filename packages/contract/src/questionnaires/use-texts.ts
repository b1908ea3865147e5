import { defineTexts } from '../core/define-texts.ts'

/** Texts of how people come to a questionnaire. */
export const questUseTexts = defineTexts({
  'questUse.open': { el: 'Χρήση του «{title}»', en: 'Use “{title}”' },
  'questUse.title': { el: 'Χρήση: {title}', en: 'Use: {title}' },
  'questUse.action': { el: 'Ως δράση του έργου', en: 'As an action of the project' },
  'questUse.action.lead': {
    el: 'Οι ωφελούμενοι το συμπληρώνουν από τις δράσεις τους, και με την ολοκλήρωσή του ολοκληρώνεται η δράση.',
    en: 'Mentees fill it in from their actions; finishing it completes the action.',
  },
  'questUse.action.name': { el: 'Τίτλος της δράσης', en: 'Title of the action' },
  'questUse.action.create': { el: 'Δημιουργία δράσης', en: 'Create the action' },
  'questUse.action.done': {
    el: 'Η δράση «{title}» δημιουργήθηκε και δεν φαίνεται ακόμη σε κανένα άτομο.',
    en: 'The action “{title}” was created; nobody sees it yet.',
  },
  'questUse.action.publish': { el: 'Δημοσίευσή της στο έργο', en: 'Publish it in the project' },
  'questUse.link': { el: 'Με σύνδεσμο', en: 'By a link' },
  'questUse.link.lead': {
    el: 'Όσοι έχουν τον σύνδεσμο το συμπληρώνουν, ώσπου να εξαντληθούν οι συμμετοχές.',
    en: 'Who has the link fills it in, until its uses are exhausted.',
  },
  'questUse.link.uses': { el: 'Πόσες συμμετοχές', en: 'How many uses' },
  'questUse.link.usesRule': {
    el: 'Ένας αριθμός από 1 έως 10.000.',
    en: 'A number from 1 to 10,000.',
  },
  'questUse.link.until': { el: 'Ισχύει έως και', en: 'Good through' },
  'questUse.link.create': { el: 'Δημιουργία συνδέσμου', en: 'Make a link' },
  'questUse.link.address': { el: 'Σύνδεσμος', en: 'Link' },
  'questUse.link.once': {
    el: 'Κρατήστε τον τώρα: δεν εμφανίζεται ξανά.',
    en: 'Keep it now: it is not shown again.',
  },
})

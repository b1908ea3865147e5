import { defineTexts } from './define-texts.ts'

/** The keys of the page in words, finding a command, dialogs and short messages. */
export const keysTexts = defineTexts({
  'core.palette.title': { el: 'Εύρεση', en: 'Find' },
  'core.palette.search': {
    el: 'Σελίδα, άτομο, δράση ή ρύθμιση',
    en: 'Page, person, action or setting',
  },
  'core.palette.people': { el: 'Άτομα', en: 'People' },
  'core.palette.actions': { el: 'Δράσεις', en: 'Actions' },
  'core.palette.settings': { el: 'Ρυθμίσεις του έργου', en: 'Settings of the project' },
  'core.palette.inactive': { el: 'ανενεργό άτομο', en: 'inactive' },
  'core.palette.looking': { el: 'Αναζήτηση ατόμων …', en: 'Looking for people …' },
  'core.palette.results': { el: 'Αποτελέσματα', en: 'Results' },
  'core.palette.found_one': { el: '{count} αποτέλεσμα', en: '{count} result' },
  'core.palette.found_other': { el: '{count} αποτελέσματα', en: '{count} results' },
  'core.palette.nothing': {
    el: 'Δεν βρέθηκε κάτι για «{query}»',
    en: 'Nothing found for “{query}”',
  },
  'core.palette.nothing.next': {
    el: 'Δοκιμάστε λιγότερα ή άλλα γράμματα.',
    en: 'Try fewer or other letters.',
  },
  'core.palette.move': { el: 'μετακίνηση', en: 'move' },
  'core.palette.choose': { el: 'επιλογή', en: 'choose' },
  'core.palette.close': { el: 'κλείσιμο', en: 'close' },

  'core.dialog.close': { el: 'Κλείσιμο', en: 'Close' },
  'core.unsaved.title': { el: 'Να απορριφθούν όσα γράψατε;', en: 'Discard what you wrote?' },
  'core.unsaved.text': {
    el: 'Δεν έχουν αποθηκευτεί και δεν θα τα ξαναβρείτε.',
    en: 'It has not been saved, and you will not find it again.',
  },
  'core.unsaved.confirm': { el: 'Να απορριφθούν', en: 'Discard it' },
  'core.unsaved.stay': { el: 'Παραμονή', en: 'Stay' },
  'core.dialog.cancel': { el: 'Ακύρωση', en: 'Cancel' },
  'core.dialog.back': { el: 'Πίσω', en: 'Go back' },

  'core.toast.region': { el: 'Μηνύματα', en: 'Messages' },
  'core.toast.done': { el: 'Έγινε', en: 'Done' },
  'core.toast.info': { el: 'Πληροφορία', en: 'Information' },
  'core.toast.failed': { el: 'Δεν έγινε', en: 'Not done' },
  'core.toast.close': { el: 'Κλείσιμο μηνύματος', en: 'Close the message' },

  'core.keys.title': { el: 'Συντομεύσεις πληκτρολογίου', en: 'Keyboard shortcuts' },
  'core.keys.or': { el: 'ή', en: 'or' },
  'core.keys.everywhere': { el: 'Παντού', en: 'Everywhere' },
  'core.keys.palette': { el: 'Εύρεση σελίδας ή ενέργειας', en: 'Find a page or command' },
  'core.keys.help': { el: 'Αυτή η λίστα', en: 'This list' },
  'core.keys.regions': { el: 'Επόμενη περιοχή της σελίδας', en: 'Next region of the page' },
  'core.keys.save': { el: 'Αποθήκευση της φόρμας', en: 'Save the form' },
  'core.keys.adminButtons': {
    el: 'Εμφάνιση ή απόκρυψη των κουμπιών διαχείρισης',
    en: 'Show or hide the admin buttons',
  },
  'core.keys.undo': {
    el: 'αναίρεση του τελευταίου, σε όλη τη σελίδα',
    en: 'undo the last thing done, anywhere on the page',
  },
  'core.keys.redo': { el: 'επανάληψη όσων αναιρέθηκαν', en: 'redo what was undone' },
  'core.keys.escape': { el: 'Κλείσιμο παραθύρου', en: 'Close a dialog' },
  'core.keys.single': { el: 'Πλήκτρα ενός γράμματος', en: 'Single-letter keys' },
  'core.keys.single.on': {
    el: 'Ισχύουν όπου δεν πληκτρολογείτε.',
    en: 'They act wherever you are not typing.',
  },
  'core.keys.single.off': {
    el: 'Είναι κλειστά: κανένα γράμμα ή σημείο δεν ενεργεί μόνο του.',
    en: 'They are off: no letter or sign acts by itself.',
  },
  'core.keys.single.settings': {
    el: 'Αλλαγή στις ρυθμίσεις σας',
    en: 'Change this in your settings',
  },
  'core.keys.single.steps': {
    el: 'Επόμενο και προηγούμενο της λίστας',
    en: 'Next and previous in the list',
  },
  'core.keys.single.move': {
    el: 'Μετακίνηση της συνάντησης στο ημερολόγιο',
    en: 'Move the meeting in the calendar',
  },
  'core.keys.single.search': {
    el: 'Αναζήτηση στον κατάλογο ατόμων',
    en: 'Search in the list of people',
  },
  'core.keys.grid': { el: 'Στο πλέγμα δράσεων', en: 'In the grid of actions' },
  'core.keys.grid.arrows': { el: 'Διπλανό κελί', en: 'Neighbouring cell' },
  'core.keys.grid.rowEnds': { el: 'Αρχή ή τέλος γραμμής', en: 'Start or end of the row' },
  'core.keys.grid.gridEnds': { el: 'Πρώτο ή τελευταίο κελί', en: 'First or last cell' },
  'core.keys.grid.pages': { el: 'Μία οθόνη πάνω ή κάτω', en: 'One screen up or down' },
  'core.keys.grid.open': { el: 'Άνοιγμα του κελιού', en: 'Open the cell' },
  'core.keys.grid.toggle': { el: 'Ολοκλήρωση ή αναίρεσή της', en: 'Complete, or take it back' },
  'core.keys.grid.select': { el: 'Επέκταση της επιλογής', en: 'Extend the selection' },
  'core.keys.grid.copy': { el: 'Αντιγραφή της επιλογής', en: 'Copy the selection' },
})

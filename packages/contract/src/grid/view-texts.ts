import { defineTexts } from '../core/define-texts.ts'

/** Saved views of the grid, its choice of columns, and its bar of filters. */
export const viewTexts = defineTexts({
  'activity.grid.viewSaved': {
    el: '{who} αποθήκευσε προβολή του πλέγματος δράσεων',
    en: '{who} saved a view of the grid of actions',
  },
  'activity.grid.viewDeleted': {
    el: '{who} διέγραψε προβολή του πλέγματος δράσεων',
    en: '{who} deleted a view of the grid of actions',
  },
  'actions.grid.views': { el: 'Προβολές', en: 'Views' },
  'actions.grid.views.all': { el: 'Όλο το πλέγμα', en: 'The whole grid' },
  'actions.grid.views.shared': { el: '{name} (του έργου)', en: '{name} (the project’s)' },
  'actions.grid.views.save': { el: 'Αποθήκευση προβολής', en: 'Save the view' },
  'actions.grid.views.manage': { el: 'Η προβολή «{name}»', en: 'The view “{name}”' },
  'actions.grid.views.text': {
    el: 'Κρατά τα φίλτρα, τις στήλες και τη σειρά όπως φαίνονται τώρα.',
    en: 'Keeps the filters, columns and order as they are now.',
  },
  'actions.grid.views.name': { el: 'Όνομα προβολής', en: 'Name of the view' },
  'actions.grid.views.confirm': { el: 'Αποθήκευση', en: 'Save' },
  'actions.grid.views.share': {
    el: 'Να τη βλέπει το προσωπικό του έργου',
    en: 'The staff of the project sees it',
  },
  'actions.grid.views.delete': { el: 'Διαγραφή', en: 'Delete' },
  'actions.grid.views.deleteConfirm': {
    el: 'Διαγραφή της προβολής «{name}»;',
    en: 'Delete the view “{name}”?',
  },
  'actions.grid.views.removal': {
    el: 'Δεν θα υπάρχει πια στις προβολές όσων τη μοιράζονται.',
    en: 'It will be missing from the views of all who share it.',
  },
  'actions.grid.views.saved': { el: 'Η προβολή αποθηκεύτηκε', en: 'The view was saved' },
  'actions.grid.views.deleted': { el: 'Η προβολή διαγράφηκε', en: 'The view was deleted' },
  'actions.grid.chips': { el: 'Όσα έχουν οριστεί', en: 'What is set' },
  'actions.grid.chips.remove': { el: 'Αφαίρεση: {name}', en: 'Remove: {name}' },
  'actions.grid.choice.open': { el: 'Στήλες', en: 'Columns' },
  'actions.grid.choice.openSome': {
    el: 'Στήλες: {shown} από {total}',
    en: 'Columns: {shown} of {total}',
  },
  'actions.grid.choice.some': { el: '{shown} από {total}', en: '{shown} of {total}' },
  'actions.grid.choice.title': { el: 'Στήλες του πλέγματος', en: 'Columns of the grid' },
  'actions.grid.choice.close': { el: 'Κλείσιμο', en: 'Close' },
  'actions.grid.choice.search': { el: 'Αναζήτηση δράσης', en: 'Search for an action' },
  'actions.grid.choice.all': { el: 'Όλες', en: 'All' },
  'actions.grid.choice.onlyFound_one': {
    el: 'Μόνο {count} που βρέθηκε',
    en: 'Only the {count} found',
  },
  'actions.grid.choice.onlyFound_other': {
    el: 'Μόνο οι {count} που βρέθηκαν',
    en: 'Only the {count} found',
  },
  'actions.grid.choice.none': { el: 'Δεν βρέθηκε δράση', en: 'No action was found' },
  'actions.grid.step.next': { el: 'Επόμενο άτομο', en: 'Next mentee' },
  'actions.grid.step.nextKey': { el: 'Επόμενο άτομο (J)', en: 'Next mentee (J)' },
  'actions.grid.step.previous': { el: 'Προηγούμενο άτομο', en: 'Previous mentee' },
  'actions.grid.step.previousKey': { el: 'Προηγούμενο άτομο (K)', en: 'Previous mentee (K)' },
  'actions.grid.step.place': { el: '{at} από {total}', en: '{at} of {total}' },
})

import { defineTexts } from '../core/define-texts.ts'

/** Texts of the page of whoever a form is about, and of what a form was before. */
export const ownTexts = defineTexts({
  'microdata.own.title': { el: 'Τα δελτία μου', en: 'My forms' },
  'microdata.own.lead': {
    el: 'Το πρόγραμμα χρηματοδοτείται από δημόσιους πόρους, και για κάθε συμμετοχή συμπληρώνεται ένα δελτίο στην είσοδο και ένα στην έξοδο. Σε ευαίσθητες ερωτήσεις μπορείτε να αρνηθείτε να απαντήσετε.',
    en: 'The programme is paid for by public money, and a form is filled in for everybody who joins and who leaves. You may refuse to answer sensitive questions.',
  },
  'route.root.defaultlayout.project.mentee.microdata.title': {
    el: 'Τα δελτία μου',
    en: 'My forms',
  },
  'microdata.own.none': {
    el: 'Το έργο δεν ζητά δελτία',
    en: 'The project asks for no forms',
  },
  'microdata.own.final': {
    el: 'Το δελτίο είναι οριστικό. Αν κάτι είναι λάθος, ζητήστε να ανοίξει ξανά.',
    en: 'The form is final. If something is wrong, ask for it to be opened again.',
  },
  'microdata.own.faults': {
    el: 'Για να γίνει οριστικό χρειάζονται και αυτά από τα στοιχεία σας:',
    en: 'For it to become final these are needed of your details too:',
  },
  'microdata.own.toDetails': { el: 'Στα στοιχεία μου', en: 'To my details' },
  'microdata.newForm': {
    el: 'Το έργο έχει από τότε άλλες ερωτήσεις.',
    en: 'The project asks other questions since.',
  },
  'microdata.newForm.use': {
    el: 'Συνέχεια με τις νέες ερωτήσεις',
    en: 'Go on with the new questions',
  },
  'microdata.formVersion': {
    el: 'Έκδοση ερωτήσεων {number}',
    en: 'Version {number} of the questions',
  },
  'microdata.history.show': {
    el: 'Απαντήσεις της έκδοσης {number}',
    en: 'Answers of version {number}',
  },
  'microdata.history.hide': { el: 'Απόκρυψη απαντήσεων', en: 'Hide the answers' },
})

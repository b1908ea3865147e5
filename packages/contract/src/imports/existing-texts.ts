import { defineTexts } from '../core/define-texts.ts'

/** Texts of adding people of other projects. */
export const existingTexts = defineTexts({
  'existing.title': { el: 'Προσθήκη από άλλο έργο', en: 'Add from another project' },
  'existing.lead': {
    el: 'Όσοι προστίθενται γίνονται ωφελούμενοι και σε αυτό το έργο. Ό,τι έχουν στο δικό τους μένει όπως είναι.',
    en: 'Those who are added become mentees of this project too. What they have in theirs stays as it is.',
  },
  'existing.matching.title': { el: 'Όσοι ταιριάζουν', en: 'All who match' },
  'existing.matching.from': { el: 'Από το έργο', en: 'From the project' },
  'existing.matching.search': { el: 'Αναζήτηση', en: 'Search' },
  'existing.matching.searchHint': {
    el: 'Όνομα ή όνομα χρήστη, και με λατινικά γράμματα. Κενό: όλοι οι ωφελούμενοι.',
    en: 'Name or user name. Empty: all mentees.',
  },
  'existing.matching.default': {
    el: 'Να ξεκινούν από αυτό το έργο όταν συνδέονται',
    en: 'They begin in this project when they sign in',
  },
  'existing.matching.count_one': { el: 'Ταιριάζει {number} άτομο', en: '{number} person matches' },
  'existing.matching.count_other': { el: 'Ταιριάζουν {number} άτομα', en: '{number} people match' },
  'existing.matching.into': {
    el: 'Στο έργο που έχετε ανοιχτό',
    en: 'Into the project that is open',
  },
  'existing.matching.add': { el: 'Προσθήκη στο «{into}»', en: 'Add to “{into}”' },
  'existing.matching.sure_one': {
    el: 'Προσθήκη {number} ατόμου από το έργο «{from}» στο έργο «{into}»;',
    en: 'Add {number} person from the project “{from}” to the project “{into}”?',
  },
  'existing.matching.sure_other': {
    el: 'Προσθήκη {number} ατόμων από το έργο «{from}» στο έργο «{into}»;',
    en: 'Add {number} people from the project “{from}” to the project “{into}”?',
  },
  'existing.matching.sureText': {
    el: 'Μένουν και στο «{from}». Όσοι είναι ήδη μέλη του «{into}» δεν αλλάζουν.',
    en: 'They stay in “{from}” too. Those who are members of “{into}” already are not changed.',
  },
  'existing.matching.sureDefault': {
    el: 'Όσοι προστεθούν θα ξεκινούν από το «{into}» όταν συνδέονται.',
    en: 'Those who are added will begin in “{into}” when they sign in.',
  },
  'existing.matching.done_one': {
    el: 'Προστέθηκε {number} άτομο από το έργο «{from}» στο έργο «{into}». Ήταν ήδη μέλη: {already}.',
    en: '{number} person was added from the project “{from}” to the project “{into}”. Members already: {already}.',
  },
  'existing.matching.done_other': {
    el: 'Προστέθηκαν {number} άτομα από το έργο «{from}» στο έργο «{into}». Ήταν ήδη μέλη: {already}.',
    en: '{number} people were added from the project “{from}” to the project “{into}”. Members already: {already}.',
  },
  'existing.done_one': {
    el: 'Προστέθηκε {number} άτομο. Ήταν ήδη μέλη: {already}.',
    en: '{number} person was added. Members already: {already}.',
  },
  'existing.done_other': {
    el: 'Προστέθηκαν {number} άτομα. Ήταν ήδη μέλη: {already}.',
    en: '{number} people were added. Members already: {already}.',
  },
  'existing.matching.refused': {
    el: 'Προσθέτουν άτομα μόνο όσοι διαχειρίζονται και τα δύο έργα.',
    en: 'Only those who administer both projects add people.',
  },
  'existing.names.title': { el: 'Με το όνομα χρήστη', en: 'By user name' },
  'existing.names.label': { el: 'Ονόματα χρήστη', en: 'User names' },
  'existing.names.hint': {
    el: 'Ένα σε κάθε γραμμή, ή με κόμμα ανάμεσα.',
    en: 'One a line, or with commas between.',
  },
  'existing.names.add': { el: 'Προσθήκη ατόμων', en: 'Add people' },
})

import { defineTexts } from '../core/define-texts.ts'

/** Texts of the statistics of progress. */
export const statisticsTexts = defineTexts({
  'statistics.title': { el: 'Στατιστικά', en: 'Statistics' },
  'statistics.lead_one': {
    el: 'Πώς προχωρά {people} ενεργό άτομο. Στοιχεία της {at}.',
    en: 'How {people} active person is coming along. As of {at}.',
  },
  'statistics.lead_other': {
    el: 'Πώς προχωρούν {people} ενεργά άτομα. Στοιχεία της {at}.',
    en: 'How {people} active people are coming along. As of {at}.',
  },
  'statistics.print': { el: 'Εκτύπωση', en: 'Print' },
  'statistics.none': { el: 'Δεν υπάρχουν ακόμη στοιχεία', en: 'There is nothing to count yet' },
  'statistics.noneText': {
    el: 'Τα διαγράμματα θα φανούν μόλις μπουν στο έργο άτομα που παρακολουθείτε.',
    en: 'The charts will be here once people you look after have joined the project.',
  },
  'statistics.pace': { el: 'Ρυθμός', en: 'Pace' },
  'statistics.pace.note': {
    el: 'Η τρέχουσα εβδομάδα μετρά έως την Κυριακή. Όσες συναντήσεις ακυρώθηκαν ή δεν έγιναν λείπουν.',
    en: 'This week counts up to Sunday. Meetings that were cancelled or not held are left out.',
  },
  'statistics.progress': { el: 'Πρόοδος', en: 'Progress' },
  'statistics.progress.note': {
    el: 'Για κάθε άτομο μετρούν οι δημοσιευμένες δράσεις που βλέπει και που δεν είναι ανενεργές.',
    en: 'For each person the published actions count that they can see and that are not inactive.',
  },
  'statistics.progress.partial': {
    el: 'Από αυτές, μόνο όσες βλέπετε: κάποιες δεν εμφανίζονται στον ρόλο σας.',
    en: 'Of these, only those that you can see: some are hidden from your role.',
  },
  'statistics.week': { el: 'Εβδομάδα από', en: 'Week from' },
  'statistics.completions': { el: 'Ολοκληρώσεις ανά εβδομάδα', en: 'Completions by week' },
  'statistics.completions.set': { el: 'Ολοκληρώσεις', en: 'Completions' },
  'statistics.completions.none': {
    el: 'Τις τελευταίες 12 εβδομάδες δεν ολοκληρώθηκε καμία δράση.',
    en: 'Nothing was completed in the last 12 weeks.',
  },
  'statistics.completions.most_one': {
    el: 'Τις τελευταίες 12 εβδομάδες έγινε {sum} ολοκλήρωση, την εβδομάδα από {date}.',
    en: 'There was {sum} completion in the last 12 weeks, in the week from {date}.',
  },
  'statistics.completions.most_other': {
    el: 'Τις τελευταίες 12 εβδομάδες έγιναν {sum} ολοκληρώσεις· οι περισσότερες, {most}, την εβδομάδα από {date}.',
    en: 'There were {sum} completions in the last 12 weeks; the most, {most}, in the week from {date}.',
  },
  'statistics.meetings': { el: 'Συναντήσεις ανά εβδομάδα', en: 'Meetings by week' },
  'statistics.meetings.set': { el: 'Συναντήσεις', en: 'Meetings' },
  'statistics.meetings.none': {
    el: 'Για τις τελευταίες 12 εβδομάδες δεν ορίστηκε καμία συνάντηση.',
    en: 'No meeting was set for the last 12 weeks.',
  },
  'statistics.meetings.most_one': {
    el: 'Για τις τελευταίες 12 εβδομάδες ορίστηκε {sum} συνάντηση, την εβδομάδα από {date}.',
    en: '{sum} meeting was set for the last 12 weeks, in the week from {date}.',
  },
  'statistics.meetings.most_other': {
    el: 'Για τις τελευταίες 12 εβδομάδες ορίστηκαν {sum} συναντήσεις· οι περισσότερες, {most}, την εβδομάδα από {date}.',
    en: '{sum} meetings were set for the last 12 weeks; the most, {most}, in the week from {date}.',
  },
  'statistics.bands': { el: 'Άτομα ανά πρόοδο', en: 'People by progress' },
  'statistics.bands.set': { el: 'Άτομα', en: 'People' },
  'statistics.bands.category': { el: 'Ολοκληρωμένες δράσεις', en: 'Actions completed' },
  'statistics.bands.sentence_one': {
    el: '{people} άτομο έχει ολοκληρώσει τουλάχιστον τις μισές δράσεις.',
    en: '{people} person has completed at least half of the actions.',
  },
  'statistics.bands.sentence_other': {
    el: '{people} άτομα έχουν ολοκληρώσει τουλάχιστον τις μισές δράσεις.',
    en: '{people} people have completed at least half of the actions.',
  },
  'statistics.band.range': { el: '{from}–{to}%', en: '{from}–{to}%' },
  'statistics.band.all': { el: '100%', en: '100%' },
  'statistics.actions': { el: 'Ολοκλήρωση ανά δράση', en: 'Completion by action' },
  'statistics.actions.name': { el: 'Δράση', en: 'Action' },
  'statistics.actions.done': { el: 'Άτομα', en: 'People' },
  'statistics.actions.share': { el: 'Ποσοστό', en: 'Share' },
  'statistics.actions.sentence_one': {
    el: '{half} από τις {all} δράσεις έχει ολοκληρωθεί από τα μισά άτομα και πάνω.',
    en: '{half} of {all} actions has been completed by at least half of the people.',
  },
  'statistics.actions.sentence_other': {
    el: '{half} από τις {all} δράσεις έχουν ολοκληρωθεί από τα μισά άτομα και πάνω.',
    en: '{half} of {all} actions have been completed by at least half of the people.',
  },
  'statistics.actions.none': {
    el: 'Το έργο δεν έχει ακόμη δημοσιευμένες δράσεις.',
    en: 'The project has no published actions yet.',
  },
  'statistics.actions.pages': { el: 'Σελίδες των δράσεων', en: 'Pages of the actions' },
})

import { defineTexts } from '../core/define-texts.ts'

/** Several meetings of a mentee, planned at once. */
export const seriesTexts = defineTexts({
  'series.title': { el: 'Σειρά συναντήσεων', en: 'Series of meetings' },
  'series.lead': {
    el: 'Επιλέξτε ποιες συναντήσεις θα οριστούν και κάθε πότε. Οι ημερομηνίες προτείνονται πρώτα σε εσάς· τίποτα δεν ορίζεται πριν το αποθηκεύσετε.',
    en: 'Choose which meetings are to be scheduled and how often. The dates are proposed to you first; nothing is set before you save.',
  },
  'series.actions': { el: 'Ποιες συναντήσεις', en: 'Which meetings' },
  'series.chosen': { el: 'Επιλεγμένες: {count} από {all}', en: 'Chosen: {count} of {all}' },
  'series.needActions': {
    el: 'Επιλέξτε τουλάχιστον μία συνάντηση.',
    en: 'Choose at least one meeting.',
  },
  'series.tooMany': {
    el: 'Μια σειρά έχει έως {most} συναντήσεις.',
    en: 'A series has at most {most} meetings.',
  },
  'series.needMentee': {
    el: 'Επιλέξτε πρώτα ωφελούμενο.',
    en: 'Choose a mentee first.',
  },
  'series.from': { el: 'Πρώτη ημερομηνία', en: 'First date' },
  'series.time': { el: 'Ώρα', en: 'Time' },
  'series.every': { el: 'Κάθε πότε', en: 'How often' },
  'series.weeks_one': { el: 'Κάθε εβδομάδα', en: 'Every week' },
  'series.weeks_other': { el: 'Κάθε {count} εβδομάδες', en: 'Every {count} weeks' },
  'series.propose': { el: 'Πρόταση ημερομηνιών', en: 'Propose dates' },
  'series.proposals': { el: 'Προτεινόμενες ημερομηνίες', en: 'Proposed dates' },
  'series.for': { el: 'Για: {name}', en: 'For: {name}' },
  'series.back': { el: 'Αλλαγή επιλογών', en: 'Change the choices' },
  'series.drop': { el: 'Να μην οριστεί: {title}', en: 'Leave out: {title}' },
  'series.dropped': { el: 'Δεν θα οριστεί.', en: 'Will not be scheduled.' },
  'series.take': { el: 'Επαναφορά', en: 'Take it back' },
  'series.takeOf': { el: 'Επαναφορά: {title}', en: 'Take back: {title}' },
  'series.instead': {
    el: 'Η {at} δεν είναι ελεύθερη. Προτείνεται η επόμενη ώρα που είναι ελεύθερη για όλους.',
    en: '{at} is not free. The next time when everyone is free is proposed.',
  },
  'series.noTime': {
    el: 'Δεν βρέθηκε ελεύθερη ώρα κοντά στην {at}. Γράψτε μια άλλη.',
    en: 'No free time was found near {at}. Write another one.',
  },
  'series.past': { el: 'Η ώρα αυτή έχει περάσει.', en: 'That time has passed.' },
  'series.twice': {
    el: 'Συμπίπτει με άλλη συνάντηση της σειράς. Χρειάζονται 45 λεπτά ανάμεσα.',
    en: 'Overlaps another meeting of the series. There have to be 45 minutes between them.',
  },
  'series.save_one': { el: 'Ορισμός {count} συνάντησης', en: 'Schedule {count} meeting' },
  'series.save_other': { el: 'Ορισμός {count} συναντήσεων', en: 'Schedule {count} meetings' },
  'series.saveNone': { el: 'Ορισμός συναντήσεων', en: 'Schedule meetings' },
  'series.needOne': {
    el: 'Αφήστε τουλάχιστον μία συνάντηση στη σειρά.',
    en: 'Leave at least one meeting in the series.',
  },
  'series.needFix': {
    el: 'Δεν αποθηκεύτηκε τίποτα: διορθώστε όσες ημερομηνίες σημειώνονται.',
    en: 'Nothing was saved: mend the dates that are marked.',
  },
  'series.refused': {
    el: 'Δεν ορίστηκε καμία συνάντηση, γιατί μία δεν μπορεί να γίνει: {title}.',
    en: 'No meeting was scheduled, because one of them cannot be: {title}.',
  },
  'series.done_one': {
    el: 'Ορίστηκε {count} συνάντηση, στις {at}',
    en: '{count} meeting was scheduled, at {at}',
  },
  'series.done_other': {
    el: 'Ορίστηκαν {count} συναντήσεις, η πρώτη στις {at}',
    en: '{count} meetings were scheduled, the first at {at}',
  },
  'series.leave': { el: 'Να κλείσει χωρίς αποθήκευση;', en: 'Close without saving?' },
  'series.leaveText': {
    el: 'Οι ημερομηνίες που βλέπετε δεν έχουν οριστεί ακόμη.',
    en: 'The dates you see have not been scheduled yet.',
  },
  'series.leaveYes': { el: 'Κλείσιμο', en: 'Close' },
})

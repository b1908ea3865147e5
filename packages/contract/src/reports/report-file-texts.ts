import { defineTexts } from '../core/define-texts.ts'

/** What reports as files say, and their traces. */
export const reportFileTexts = defineTexts({
  'activity.reports.reportExported': {
    el: '{who} έβγαλε μια αναφορά σε αρχείο',
    en: '{who} exported a report as a file',
  },
  'activity.reports.scheduleSaved': {
    el: '{who} όρισε πότε στέλνεται μια αναφορά με μήνυμα',
    en: '{who} set when a report is mailed',
  },
  'activity.reports.scheduleDeleted': {
    el: '{who} σταμάτησε την αποστολή μιας αναφοράς με μήνυμα',
    en: '{who} ended the mailing of a report',
  },
  'activity.reports.scheduleStopped': {
    el: '{who} άλλαξε αν λαμβάνει μια αναφορά με μήνυμα',
    en: '{who} changed whether a report is mailed to them',
  },
  'rule.schedule_day': {
    el: 'Η ημέρα της εβδομάδας είναι από 1 έως 7.',
    en: 'The day of the week is 1 to 7.',
  },
  'rule.schedule_receiver': {
    el: 'Αυτό το άτομο δεν διαβάζει την αναφορά, άρα δεν τη λαμβάνει.',
    en: 'This person does not read the report, and so does not receive it.',
  },
  'reports.file.rowsOf_one': { el: '{count} γραμμή', en: '{count} row' },
  'reports.file.rowsOf_other': { el: '{count} γραμμές', en: '{count} rows' },
  'reports.file.sheet': { el: 'Αναφορά', en: 'Report' },
  'reports.file.report': { el: 'Αναφορά', en: 'Report' },
  'reports.file.project': { el: 'Έργο', en: 'Project' },
  'reports.file.whose': { el: 'Άτομα που βλέπει', en: 'People within reach of' },
  'reports.file.period': { el: 'Περίοδος', en: 'Period' },
  'reports.file.fromOn': { el: 'από {from}', en: 'from {from}' },
  'reports.file.until': { el: 'έως {to}', en: 'until {to}' },
  'reports.file.fromTo': { el: '{from} – {to}', en: '{from} – {to}' },
  'reports.file.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'reports.file.group': { el: 'Ομάδα', en: 'Group' },
  'reports.file.compared': { el: 'Σύγκριση με', en: 'Compared with' },
  'reports.file.noFilters': { el: 'κανένα', en: 'none' },
  'reports.file.filters': { el: 'Φίλτρα', en: 'Filters' },
  'reports.file.tile': { el: 'Πλακίδιο', en: 'Tile' },
  'reports.file.rows': { el: 'Γραμμές', en: 'Rows' },
  'reports.file.parameter': { el: 'Παράμετρος', en: 'Parameter' },
  'reports.file.foundAt': { el: 'Βρέθηκαν στις {at}', en: 'Found at {at}' },
  'reports.file.first': {
    el: 'Φαίνονται οι πρώτες {most} γραμμές· όλες είναι στο βιβλίο εργασίας.',
    en: 'The first {most} rows are shown; all are in the workbook.',
  },
  'reports.file.more': {
    el: 'Υπάρχουν και άλλες γραμμές.',
    en: 'There are more rows.',
  },
  'reports.file.unheeded': {
    el: 'Τα φίλτρα δεν αλλάζουν αυτό το πλακίδιο: {filters}',
    en: 'These filters do not change this tile: {filters}',
  },
  'reports.file.nothing': { el: 'Δεν βρέθηκε τίποτα.', en: 'Nothing was found.' },
  'reports.file.removed': {
    el: 'Το ερώτημα αυτού του πλακιδίου διαγράφηκε.',
    en: 'The query of this tile was deleted.',
  },
  'reports.file.scale': { el: 'Κλίμακα', en: 'Scale' },
  'reports.file.band': { el: 'Ζώνη', en: 'Band' },
  'reports.file.people': { el: 'Άτομα', en: 'People' },
  'reports.file.mean': { el: 'Μέσος όρος', en: 'Mean' },
  'reports.file.low': { el: 'Χαμηλότερο', en: 'Lowest' },
  'reports.file.high': { el: 'Υψηλότερο', en: 'Highest' },
  'reports.file.noScales': {
    el: 'Το ερωτηματολόγιο δεν έχει κλίμακες με βαθμούς.',
    en: 'The questionnaire has no scales with scores.',
  },
  'reports.file.finishedBy_one': {
    el: 'Το ολοκλήρωσε {count} άτομο.',
    en: '{count} person has finished it.',
  },
  'reports.file.finishedBy_other': {
    el: 'Το ολοκλήρωσαν {count} άτομα.',
    en: '{count} people have finished it.',
  },
  'reports.file.untitled': { el: 'Πλακίδιο {number}', en: 'Tile {number}' },
  'reports.file.count': { el: 'Πλήθος', en: 'Count' },
  'reports.file.month': { el: 'μήνας', en: 'month' },
  'reports.file.quarter': { el: 'τρίμηνο', en: 'quarter' },
  'reports.file.week': { el: 'εβδομάδα', en: 'week' },
  'reports.file.day': { el: 'ημέρα', en: 'day' },
  'reports.file.year': { el: 'έτος', en: 'year' },
  'reports.file.age': { el: 'ηλικία', en: 'age' },
})

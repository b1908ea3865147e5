import { defineTexts } from '../core/define-texts.ts'

/** The page of the server's own doings. */
export const operationsTexts = defineTexts({
  'route.root.defaultlayout.project.admin.operations.title': { el: 'Λειτουργία', en: 'Operations' },
  'activity.operations.jobRun': {
    el: '{who} έβαλε να τρέξει μια εργασία του συστήματος',
    en: '{who} had a job of the system run',
  },
  'operations.lead': {
    el: 'Τι κάνει το σύστημα μόνο του, και τι χρειάζεται εσάς.',
    en: 'What the system does by itself, and what needs you.',
  },
  'operations.jobs.title': { el: 'Εργασίες', en: 'Jobs' },
  'operations.jobs.name': { el: 'Εργασία', en: 'Job' },
  'operations.jobs.last': { el: 'Έτρεξε', en: 'Last run' },
  'operations.jobs.next': { el: 'Επόμενη', en: 'Next' },
  'operations.jobs.state': { el: 'Κατάσταση', en: 'State' },
  'operations.jobs.never': { el: 'ποτέ', en: 'never' },
  'operations.jobs.state.waiting': { el: 'Σε σειρά', en: 'On time' },
  'operations.jobs.state.due': { el: 'Περιμένει', en: 'Waiting' },
  'operations.jobs.state.running': { el: 'Τρέχει', en: 'Running' },
  'operations.jobs.failed_one': { el: 'Απέτυχε {number} φορά', en: 'Failed {number} time' },
  'operations.jobs.failed_other': { el: 'Απέτυχε {number} φορές', en: 'Failed {number} times' },
  'operations.jobs.run': { el: 'Τώρα', en: 'Run now' },
  'operations.jobs.runOf': { el: 'Τώρα: {name}', en: 'Run now: {name}' },
  'operations.jobs.asked': {
    el: 'Θα τρέξει μέσα σε λίγα δευτερόλεπτα.',
    en: 'It will run within a few seconds.',
  },
  'operations.jobs.healthy': {
    el: 'Όλες οι εργασίες τρέχουν κανονικά.',
    en: 'All jobs run as they should.',
  },
  'operations.jobs.all': { el: 'Όλες οι εργασίες', en: 'All jobs' },
  'operations.jobs.why': { el: 'Γιατί: {error}', en: 'Why: {error}' },
  'operations.mail.title': { el: 'Μηνύματα', en: 'Mails' },
  'operations.mail.queued': { el: 'Περιμένουν: {number}', en: 'Waiting: {number}' },
  'operations.mail.failed': { el: 'Απέτυχαν: {number}', en: 'Failed: {number}' },
  'operations.mail.none': { el: 'Κανένα μήνυμα δεν απέτυχε.', en: 'No mail has failed.' },
  'operations.mail.resendAll': { el: 'Αποστολή ξανά αυτών', en: 'Send these again' },
  'operations.mail.all': { el: 'Όλα τα μηνύματα', en: 'All mails' },
  'operations.imports.title': { el: 'Εισαγωγές', en: 'Imports' },
  'operations.imports.none': { el: 'Δεν έχει γίνει εισαγωγή.', en: 'Nothing has been imported.' },
  'operations.imports.line': {
    el: '{at} · {name}: {added} νέα άτομα από {lines} γραμμές',
    en: '{at} · {name}: {added} new people from {lines} lines',
  },
  'operations.imports.undone': { el: 'αναιρέθηκε', en: 'undone' },
  'operations.imports.all': { el: 'Μέλη και εισαγωγή', en: 'Members and import' },
  'operations.erasure.title': { el: 'Αιτήματα διαγραφής', en: 'Requests for erasure' },
  'operations.erasure.none': { el: 'Δεν περιμένει κανένα αίτημα.', en: 'No request is waiting.' },
  'operations.erasure.waiting': {
    el: 'Περιμένουν απόφαση: {number}. Το παλιότερο από {at}.',
    en: 'Waiting for a decision: {number}. The oldest since {at}.',
  },
  'operations.erasure.open': { el: 'Αποφάσεις', en: 'Decide' },
  'operations.storage.title': { el: 'Χώρος αρχείων', en: 'Room for files' },
  'operations.storage.used': { el: '{used} από {quota}', en: '{used} of {quota}' },
  'operations.storage.of': { el: 'Χώρος: {project}', en: 'Room: {project}' },
  'operations.storage.largest': { el: 'Τα μεγαλύτερα αρχεία εδώ', en: 'The largest files here' },
  'operations.storage.none': {
    el: 'Κανένα αρχείο δεν έχει ανέβει σε αυτό το έργο.',
    en: 'No file has been uploaded in this project.',
  },
  'operations.storage.file': {
    el: '{size} · {name} · {person} · {at}',
    en: '{size} · {name} · {person} · {at}',
  },
  'operations.storage.scan': {
    el: 'Έλεγχος για ιούς: περιμένουν {waiting}, δεν ελέγχθηκαν ακόμη {failed}, με ιό {infected}.',
    en: 'Check for viruses: {waiting} waiting, {failed} not checked yet, {infected} infected.',
  },
  'operations.storage.scanOff': {
    el: 'Δεν έχει οριστεί έλεγχος για ιούς. Αρχεία που περιμένουν, και τα βλέπουν μόνο όσοι τα ανέβασαν: {waiting}.',
    en: 'No check for viruses is set up. Files that wait, seen only by who uploaded them: {waiting}.',
  },
  'operations.storage.swept': {
    el: 'Τελευταίος καθαρισμός: {at}',
    en: 'Last cleared: {at}',
  },
})

import { defineTexts, type Text } from '../core/define-texts.ts'
import type { JobName } from '../core/job-names.ts'

/** What the recurring jobs do; one without words does not compile. */
export const jobTexts = defineTexts({
  'job.actions.noteTimedConditions': {
    el: 'Σημειώνει τις συνθήκες δράσεων που εξαρτώνται από την ημέρα',
    en: 'Notes conditions of actions that depend on the day',
  },
  'job.actions.settleConditions': {
    el: 'Υπολογίζει ποιες δράσεις βλέπει κάθε άτομο',
    en: 'Works out which actions each person sees',
  },
  'job.actions.sweepPictures': {
    el: 'Καθαρίζει εικόνες που δεν δείχνει καμία δράση',
    en: 'Clears pictures that no action shows',
  },
  'job.chat.tellUnread': {
    el: 'Ειδοποιεί για μηνύματα που έμειναν αδιάβαστα',
    en: 'Tells people of messages left unread',
  },
  'job.conferences.remindPeople': {
    el: 'Υπενθυμίζει συνεδρίες εκδηλώσεων',
    en: 'Reminds people of conference sessions',
  },
  'job.files.scan': {
    el: 'Δίνει αρχεία για έλεγχο ιών',
    en: 'Has files checked for viruses',
  },
  'job.files.sweep': {
    el: 'Καθαρίζει αρχεία που δεν ανήκουν πουθενά',
    en: 'Clears files that belong to nothing',
  },
  'job.grid.foldCounts': {
    el: 'Ενημερώνει τα σύνολα του πλέγματος',
    en: 'Updates totals of the grid',
  },
  'job.grid.forgetExports': {
    el: 'Διαγράφει στοιχεία εξαγωγών του πλέγματος που τελείωσαν',
    en: 'Deletes what exports of the grid that have ended have left',
  },
  'job.identity.sendResets': {
    el: 'Στέλνει συνδέσμους για νέο κωδικό',
    en: 'Sends links for new passwords',
  },
  'job.identity.removeOutlived': {
    el: 'Καθαρίζει συνδέσεις και συνδέσμους που έληξαν',
    en: 'Clears sessions and links that have expired',
  },
  'job.imports.removeOldInvitations': {
    el: 'Καθαρίζει προσκλήσεις που έληξαν',
    en: 'Clears invitations that have expired',
  },
  'job.imports.forgetFormer': {
    el: 'Ξεχνά όσα χρειάζονταν για αναίρεση εισαγωγών',
    en: 'Forgets what undoing imports needed',
  },
  'job.kernel.forgetOldKeys': {
    el: 'Ξεχνά απαντήσεις σε αιτήματα που επαναλήφθηκαν',
    en: 'Forgets answers kept for repeated requests',
  },
  'job.actions.completeThemselves': {
    el: 'Ολοκληρώνει δράσεις που ολοκληρώνονται μόνες τους',
    en: 'Completes actions that complete themselves',
  },
  'job.actions.noteTimedRules': {
    el: 'Ξαναβλέπει κανόνες ολοκλήρωσης που διαβάζουν την ώρα',
    en: 'Looks anew at rules of completion that read the time',
  },
  'job.actions.remindOfDues': { el: 'Υπενθυμίζει προθεσμίες', en: 'Reminds people of deadlines' },
  'job.language.absorbPermanent': {
    el: 'Αφήνει μόνιμα κείμενα που έχει πια η εφαρμογή',
    en: 'Lets go of permanent texts that the product has by now',
  },
  'job.library.sweep': { el: 'Καθαρίζει τη βιβλιοθήκη', en: 'Clears the library' },
  'job.notifications.sendDigests': {
    el: 'Στέλνει τις ημερήσιες συνόψεις ειδοποιήσεων',
    en: 'Sends the daily digests of notifications',
  },
  'job.notifications.remindOfWaiting': {
    el: 'Υπενθυμίζει όσα περιμένουν αδιάβαστα',
    en: 'Reminds people of what waits unread',
  },
  'job.scripts.purgeRuns': {
    el: 'Καθαρίζει παλιές εκτελέσεις σεναρίων',
    en: 'Clears old runs of scripts',
  },
  'job.indicators.countDays': {
    el: 'Μετρά πώς έκλεισε η χθεσινή ημέρα σε κάθε έργο',
    en: 'Counts how each project stood at the end of yesterday',
  },
  'job.supervision.tellOfWeeks': {
    el: 'Στέλνει στους επόπτες τη σύνοψη της εβδομάδας',
    en: 'Sends supervisors the summary of the week',
  },
  'job.meetings.remindPairs': { el: 'Υπενθυμίζει συναντήσεις', en: 'Reminds people of meetings' },
  'job.questionnaires.expireAttempts': {
    el: 'Κλείνει συμπληρώσεις των οποίων έληξε ο χρόνος',
    en: 'Ends attempts whose time is up',
  },
  'job.questionnaires.removeUnusedFiles': {
    el: 'Καθαρίζει αρχεία απαντήσεων που δεν χρησιμοποιούνται',
    en: 'Clears unused files of answers',
  },
  'job.questionnaires.removeUnusedPictures': {
    el: 'Καθαρίζει εικόνες ερωτηματολογίων που δεν χρησιμοποιούνται',
    en: 'Clears unused pictures of questionnaires',
  },
  'job.questionnaires.scoreEnded': {
    el: 'Βαθμολογεί συμπληρώσεις που έκλεισαν',
    en: 'Scores attempts that have ended',
  },
  'job.actions.tellPublished': {
    el: 'Ειδοποιεί για δράσεις που δημοσιεύτηκαν',
    en: 'Tells people of actions that were published',
  },
  'job.applications.removeOld': { el: 'Διαγράφει παλιές αιτήσεις', en: 'Removes old applications' },
  'job.applications.sweepDocuments': {
    el: 'Καθαρίζει έγγραφα που δεν ανήκουν σε αίτηση',
    en: 'Clears documents that belong to no application',
  },
  'job.imports.forgetFieldChanges': {
    el: 'Ξεχνά όσα χρειάζονταν για αναίρεση αλλαγών πεδίων',
    en: 'Forgets what undoing changes of fields needed',
  },
  'job.imports.tellOfEnded': {
    el: 'Ειδοποιεί για προσκλήσεις που έληξαν',
    en: 'Tells of invitations that have ended',
  },
  'job.library.readTexts': {
    el: 'Διαβάζει το κείμενο των αρχείων, για την αναζήτηση',
    en: 'Reads the text of files, for the search',
  },
  'job.mail.forgetOutside': {
    el: 'Ξεχνά μηνύματα σε όσους δεν έχουν λογαριασμό',
    en: 'Forgets mails to people without an account',
  },
  'job.mail.forgetRequested': {
    el: 'Ξεχνά μηνύματα που ζητήθηκαν και έληξαν',
    en: 'Forgets mails that were asked for and have expired',
  },
  'job.microdata.sendQueued': {
    el: 'Στέλνει τα μικροδεδομένα που περιμένουν',
    en: 'Sends the microdata that waits',
  },
  'job.documents.makeBatches': {
    el: 'Δημιουργεί έγγραφα για πολλά άτομα',
    en: 'Makes documents for many people',
  },
  'job.documents.sweep': {
    el: 'Διαγράφει έγγραφα που δημιουργήθηκαν πριν από έναν μήνα',
    en: 'Removes documents that were made a month ago',
  },
  'job.notifications.purgeOld': {
    el: 'Διαγράφει παλιές ειδοποιήσεις',
    en: 'Removes old notifications',
  },
  'job.notifications.sendMessages': {
    el: 'Στέλνει μηνύματα στα κινητά',
    en: 'Sends messages to phones',
  },
  'job.payments.forgetChanges': {
    el: 'Ξεχνά όσα χρειάζονταν για αναίρεση πληρωμών',
    en: 'Forgets what undoing payments needed',
  },
  'job.projects.sweepLogos': {
    el: 'Καθαρίζει λογότυπα που δεν χρησιμοποιούνται',
    en: 'Clears unused logos',
  },
  'job.reports.sendSchedules': {
    el: 'Αποστολή αναφορών με μήνυμα στην ώρα τους',
    en: 'Mailing of reports at their times',
  },
  'job.reports.forgetRuns': {
    el: 'Ξεχνά παλιές εκτελέσεις ερωτημάτων',
    en: 'Forgets old runs of queries',
  },
  'job.submissions.withdrawDone': {
    el: 'Αποσύρει υποβολές δράσεων που ολοκληρώθηκαν',
    en: 'Withdraws submissions of actions that are completed',
  },
} satisfies Record<`job.${JobName}`, Text>)

import { defineTexts } from '../core/define-texts.ts'

/** What the log of activity says of each thing done. */
export const activityTexts = defineTexts({
  'activity.system': { el: 'Το σύστημα', en: 'The system' },
  'activity.change.state': { el: '{from} → {to}', en: '{from} → {to}' },
  'activity.change.given': { el: 'Νέοι ρόλοι: {roles}', en: 'New roles: {roles}' },
  'activity.change.taken': {
    el: 'Ρόλοι που αφαιρέθηκαν: {roles}',
    en: 'Roles taken away: {roles}',
  },
  'activity.change.protocol': {
    el: 'Αρ. πρωτοκόλλου {protocol}',
    en: 'Protocol number {protocol}',
  },
  'activity.change.fields': { el: 'Πεδία: {fields}', en: 'Fields: {fields}' },
  'activity.unknown': { el: '{who} έκανε μια αλλαγή', en: '{who} made a change' },
  'activity.action.completed': {
    el: '{who} ολοκλήρωσε «{action}» για {whom}',
    en: '{who} completed “{action}” for {whom}',
  },
  'activity.action.completed.self': {
    el: '{who} ολοκλήρωσε «{action}»',
    en: '{who} completed “{action}”',
  },
  'activity.action.undone': {
    el: '{who} άνοιξε ξανά «{action}» για {whom}',
    en: '{who} reopened “{action}” for {whom}',
  },
  'activity.action.undone.self': {
    el: '{who} άνοιξε ξανά «{action}»',
    en: '{who} reopened “{action}”',
  },
  'activity.action.dueExtended': {
    el: '{who} έδωσε παράταση για «{action}» σε: {whom}',
    en: '{who} gave {whom} more time for “{action}”',
  },
  'activity.action.dueExtended.self': {
    el: '{who} πήρε παράταση για «{action}»',
    en: '{who} took more time for “{action}”',
  },
  'activity.action.dueExtensionWithdrawn': {
    el: '{who} ανακάλεσε την παράταση για «{action}» από: {whom}',
    en: '{who} took back the extra time of {whom} for “{action}”',
  },
  'activity.action.dueExtensionWithdrawn.self': {
    el: '{who} ανακάλεσε τη δική του παράταση για «{action}»',
    en: '{who} took back their own extra time for “{action}”',
  },
  'activity.meeting.scheduled': {
    el: '{who} όρισε ημερομηνία στη συνάντηση «{action}» για {whom}',
    en: '{who} set a date for the meeting “{action}” for {whom}',
  },
  'activity.meeting.scheduled.self': {
    el: '{who} όρισε ημερομηνία στη συνάντηση «{action}»',
    en: '{who} set a date for the meeting “{action}”',
  },
  'activity.meeting.cancelled': {
    el: '{who} ακύρωσε τη συνάντηση «{action}» για {whom}',
    en: '{who} cancelled the meeting “{action}” for {whom}',
  },
  'activity.meeting.cancelled.self': {
    el: '{who} ακύρωσε τη συνάντηση «{action}»',
    en: '{who} cancelled the meeting “{action}”',
  },
  'activity.meetings.journalSaved': {
    el: '{who} έγραψε για τη συνάντηση «{action}» με {whom}',
    en: '{who} wrote about the meeting “{action}” with {whom}',
  },
  'activity.meetings.journalSaved.self': {
    el: '{who} έγραψε για τη συνάντηση «{action}»',
    en: '{who} wrote about the meeting “{action}”',
  },
  'activity.meetings.timeAsked': {
    el: '{who} ζήτησε άλλη ώρα για τη συνάντηση «{action}» με {whom}',
    en: '{who} asked for another time of the meeting “{action}” with {whom}',
  },
  'activity.meetings.timeAsked.self': {
    el: '{who} ζήτησε άλλη ώρα για τη συνάντηση «{action}»',
    en: '{who} asked for another time of the meeting “{action}”',
  },
  'activity.meetings.wishSettled': {
    el: '{who} απάντησε στο αίτημα για τη συνάντηση «{action}» με {whom}',
    en: '{who} answered what was asked about the meeting “{action}” with {whom}',
  },
  'activity.meetings.wishSettled.self': {
    el: '{who} πήρε πίσω το αίτημα για τη συνάντηση «{action}»',
    en: '{who} took back what they asked about the meeting “{action}”',
  },
  'activity.meetings.commented': {
    el: '{who} σχολίασε τη συνάντηση «{action}» για {whom}',
    en: '{who} commented on the meeting “{action}” for {whom}',
  },
  'activity.meetings.commented.self': {
    el: '{who} σχολίασε τη συνάντηση «{action}»',
    en: '{who} commented on the meeting “{action}”',
  },
  'activity.meetings.followUpResolved': {
    el: '{who} έκλεισε την εκκρεμότητα της συνάντησης «{action}» για {whom}',
    en: '{who} resolved the follow-up of “{action}” for {whom}',
  },
  'activity.meetings.followUpResolved.self': {
    el: '{who} έκλεισε την εκκρεμότητα της συνάντησης «{action}»',
    en: '{who} resolved the follow-up of “{action}”',
  },
  'activity.meetings.availabilitySaved': {
    el: '{who} άλλαξε τις ώρες διαθεσιμότητας',
    en: '{who} changed their available hours',
  },
  'activity.supervision.handled': {
    el: '{who} είδε τι εκκρεμεί για {whom}',
    en: '{who} saw to what was pending for {whom}',
  },
  'activity.supervision.handled.self': {
    el: '{who} είδε τι εκκρεμεί',
    en: '{who} saw to what was pending',
  },
  'activity.imports.added': {
    el: '{who} πρόσθεσε στο έργο {whom}',
    en: '{who} added {whom} to the project',
  },
  'activity.imports.added.self': {
    el: '{who} πρόσθεσε άτομο στο έργο',
    en: '{who} added a person to the project',
  },
  'activity.imports.started': {
    el: '{who} άρχισε εισαγωγή ατόμων',
    en: '{who} began an import of people',
  },
  'activity.imports.undone': {
    el: '{who} αναίρεσε την εισαγωγή στο έργο για {whom}',
    en: '{who} undid the import of {whom} into the project',
  },
  'activity.imports.undone.self': {
    el: '{who} αναίρεσε εισαγωγή ατόμων',
    en: '{who} undid an import of people',
  },
  'activity.imports.invitationAnswered': {
    el: '{who} απάντησε στην πρόσκληση του έργου',
    en: '{who} answered the invitation of the project',
  },
  'activity.imports.invitationWithdrawn': {
    el: '{who} ανακάλεσε πρόσκληση του έργου',
    en: '{who} withdrew an invitation of the project',
  },
  'activity.imports.formerInvited': {
    el: '{who} προσκάλεσε πρώην μέλος να επιστρέψει',
    en: '{who} invited a former member to come back',
  },
  'activity.imports.invitationSent': {
    el: '{who} έστειλε ξανά πρόσκληση του έργου',
    en: '{who} sent an invitation of the project again',
  },
  'activity.imports.existingAdded': {
    el: '{who} έφερε από άλλο έργο {whom}',
    en: '{who} brought {whom} in from another project',
  },
  'activity.imports.existingAdded.self': {
    el: '{who} έφερε άτομα από άλλο έργο',
    en: '{who} brought people in from another project',
  },
  'activity.imports.fieldsUpdated': {
    el: '{who} ενημέρωσε με επικόλληση στοιχείο για {whom}',
    en: '{who} updated a field of {whom} by pasting',
  },
  'activity.imports.fieldsUpdated.self': {
    el: '{who} ενημέρωσε με επικόλληση δικό του στοιχείο',
    en: '{who} updated a field of their own by pasting',
  },
  'activity.imports.fieldSet': {
    el: '{who} άλλαξε μαζικά στοιχείο για {whom}',
    en: '{who} set a field of {whom} together with others',
  },
  'activity.imports.fieldSet.self': {
    el: '{who} άλλαξε μαζικά και δικό του στοιχείο',
    en: '{who} set a field of many, their own too',
  },
  'activity.imports.fieldsRestored': {
    el: '{who} αναίρεσε μαζική αλλαγή στοιχείου για {whom}',
    en: '{who} undid a change of a field of {whom} together with others',
  },
  'activity.imports.fieldsRestored.self': {
    el: '{who} αναίρεσε μαζική αλλαγή και σε δικό του στοιχείο',
    en: '{who} undid a change of a field of many, their own too',
  },
  'activity.payments.undone': {
    el: '{who} αναίρεσε αλλαγή της πληρωμής «{action}» για {whom}',
    en: '{who} undid a change of the payment “{action}” of {whom}',
  },
  'activity.payments.undone.self': {
    el: '{who} αναίρεσε αλλαγή δικής του πληρωμής «{action}»',
    en: '{who} undid a change of a payment “{action}” of their own',
  },
  'activity.payments.set': {
    el: '{who} άλλαξε την πληρωμή «{action}» για {whom}',
    en: '{who} changed the payment “{action}” of {whom}',
  },
  'activity.payments.set.self': {
    el: '{who} άλλαξε δική του πληρωμή «{action}»',
    en: '{who} changed a payment “{action}” of their own',
  },
  'activity.meetings.feedRenewed': {
    el: '{who} άνοιξε νέα διεύθυνση ημερολογίου',
    en: '{who} opened a new calendar address',
  },
  'activity.meetings.feedRevoked': {
    el: '{who} έκλεισε τη διεύθυνση ημερολογίου',
    en: '{who} closed the calendar address',
  },
  'activity.mail.meetingsMailed': {
    el: '{who} έστειλε με e-mail τις ημερομηνίες συναντήσεων για {whom}',
    en: '{who} mailed meeting dates to {whom}',
  },
  'activity.mail.meetingsMailed.self': {
    el: '{who} έστειλε με e-mail ημερομηνίες συναντήσεων',
    en: '{who} mailed meeting dates',
  },
  'activity.mail.read': {
    el: '{who} διάβασε μήνυμα που στάλθηκε για {whom}',
    en: '{who} read a mail that was sent to {whom}',
  },
  'activity.mail.read.self': { el: '{who} διάβασε ένα μήνυμα', en: '{who} read a mail' },
  'activity.exports.started': {
    el: '{who} εξήγαγε το πλέγμα δράσεων σε αρχείο',
    en: '{who} exported the grid of actions to a file',
  },
  'activity.exports.pageRead': {
    el: '{who} διάβασε μια σελίδα εξαγωγής του πλέγματος',
    en: '{who} read a page of an export of the grid',
  },
  'activity.exports.unmaskedStarted': {
    el: '{who} εξήγαγε το πλέγμα δράσεων με ολόκληρους τους αριθμούς ταυτοποίησης',
    en: '{who} exported the grid of actions with identification numbers in full',
  },
  'activity.exports.numbersTold': {
    el: '{who} εξήγαγε σε αρχείο ολόκληρους τους αριθμούς ταυτοποίησης για {whom}',
    en: '{who} exported identification numbers of {whom} in full',
  },
  'activity.exports.numbersTold.self': {
    el: '{who} εξήγαγε σε αρχείο ολόκληρους δικούς του αριθμούς ταυτοποίησης',
    en: '{who} exported identification numbers of their own in full',
  },
  'activity.mail.resent': { el: '{who} ξαναέστειλε μηνύματα', en: '{who} sent mails again' },
  'activity.mail.cancelled': { el: '{who} ακύρωσε μηνύματα', en: '{who} cancelled mails' },
  'activity.notifications.marked': {
    el: '{who} διάβασε ειδοποιήσεις',
    en: '{who} read notifications',
  },
  'activity.notifications.choiceSaved': {
    el: '{who} άλλαξε πώς ειδοποιείται',
    en: '{who} changed how they are notified',
  },
  'activity.notifications.quietHoursSaved': {
    el: '{who} άλλαξε τις ώρες ησυχίας',
    en: '{who} changed their quiet hours',
  },
  'activity.mail.templateSaved': {
    el: '{who} άλλαξε ένα πρότυπο μηνύματος',
    en: '{who} changed a mail template',
  },
  'activity.mail.testSent': {
    el: '{who} έστειλε στον εαυτό του δοκιμή προτύπου μηνύματος',
    en: '{who} sent themselves a test of a mail template',
  },
  'activity.mail.templateRestored': {
    el: '{who} επανέφερε ένα πρότυπο μηνύματος',
    en: '{who} restored a mail template',
  },
  'activity.actionData.saved': {
    el: '{who} έγραψε στη δράση «{action}» για {whom}',
    en: '{who} wrote in “{action}” for {whom}',
  },
  'activity.actionData.saved.self': {
    el: '{who} έγραψε στη δράση «{action}»',
    en: '{who} wrote in “{action}”',
  },
  'activity.actionData.savedMany': {
    el: '{who} ενημέρωσε τη δράση «{action}» για {whom}',
    en: '{who} updated “{action}” for {whom}',
  },
  'activity.actionData.savedMany.self': {
    el: '{who} ενημέρωσε τη δράση «{action}»',
    en: '{who} updated “{action}”',
  },
  'activity.linking.mentorSet': {
    el: '{who} όρισε μέντορα για {whom}',
    en: '{who} set a mentor for {whom}',
  },
  'activity.linking.mentorEnded': {
    el: '{who} κατάργησε τον μέντορα για {whom}',
    en: '{who} ended the mentor of {whom}',
  },
  'activity.linking.actionMentorSet': {
    el: '{who} όρισε μέντορα για μεμονωμένες δράσεις, για {whom}',
    en: '{who} set a mentor for single actions of {whom}',
  },
  'activity.linking.actionMentorEnded': {
    el: '{who} έδωσε δράσεις πίσω στον μέντορα, για {whom}',
    en: '{who} gave actions back to the mentor of {whom}',
  },
  'activity.linking.supervised': {
    el: '{who} άλλαξε τον επόπτη για {whom}',
    en: '{who} changed the supervisor of {whom}',
  },
  'activity.linking.overseerSet': {
    el: '{who} άλλαξε επόπτη ή συντονιστή για {whom}',
    en: '{who} changed a supervisor or coordinator of {whom}',
  },
  'activity.linking.mentorSet.self': {
    el: '{who} όρισε νέο μέντορα',
    en: '{who} set their own mentor',
  },
  'activity.linking.mentorEnded.self': {
    el: '{who} κατάργησε τον μέντορα',
    en: '{who} ended their own mentor',
  },
  'activity.linking.actionMentorSet.self': {
    el: '{who} όρισε μέντορα για μεμονωμένες δράσεις',
    en: '{who} set a mentor for actions of their own',
  },
  'activity.linking.actionMentorEnded.self': {
    el: '{who} έδωσε δράσεις πίσω στον μέντορα',
    en: '{who} gave actions of their own back to the mentor',
  },
  'activity.linking.supervised.self': {
    el: '{who} άλλαξε τον επόπτη',
    en: '{who} changed their own supervisor',
  },
  'activity.linking.overseerSet.self': {
    el: '{who} άλλαξε επόπτη ή συντονιστή',
    en: '{who} changed their own supervisor or coordinator',
  },
  'activity.linking.undone.self': {
    el: '{who} αναίρεσε μια σύνδεση',
    en: '{who} undid a link of their own',
  },
  'activity.linking.undone': {
    el: '{who} αναίρεσε μια σύνδεση για {whom}',
    en: '{who} undid a link of {whom}',
  },
  'activity.actions.draftSaved': {
    el: '{who} αποθήκευσε πρόχειρο της δράσης «{action}»',
    en: '{who} saved a draft of “{action}”',
  },
  'activity.actions.draftDiscarded': {
    el: '{who} απέρριψε το πρόχειρο της δράσης «{action}»',
    en: '{who} threw the draft of “{action}” away',
  },
  'activity.actions.publishedSet': {
    el: '{who} δημοσίευσε ή απέσυρε τη δράση «{action}»',
    en: '{who} published “{action}” or took it back',
  },
  'activity.actions.contentSaved': {
    el: '{who} άλλαξε το περιεχόμενο της δράσης «{action}»',
    en: '{who} changed the content of “{action}”',
  },
  'activity.actions.formExported': {
    el: '{who} έκανε εξαγωγή όσων γράφτηκαν στη δράση «{action}»',
    en: '{who} exported what was written in “{action}”',
  },
  'activity.actions.formMoved': {
    el: '{who} πέρασε στη νέα φόρμα όσους συμπλήρωναν τη δράση «{action}»',
    en: '{who} moved those who fill in “{action}” to its new form',
  },
  'activity.actions.dueRemindersSaved': {
    el: '{who} όρισε τις υπενθυμίσεις της προθεσμίας της δράσης «{action}»',
    en: '{who} set the reminders of the deadline of “{action}”',
  },
  'activity.actions.dueRuleSaved': {
    el: '{who} άλλαξε την προθεσμία της δράσης «{action}»',
    en: '{who} changed the deadline of “{action}”',
  },
  'activity.actions.gridSaved': {
    el: '{who} άλλαξε τη διάταξη των δράσεων του έργου',
    en: '{who} changed the arrangement of the project’s actions',
  },
  'activity.actions.titlesSaved': {
    el: '{who} άλλαξε τίτλους δράσεων του έργου',
    en: '{who} changed titles of the project’s actions',
  },
  'activity.actions.copied': {
    el: '{who} αντέγραψε δράσεις του έργου',
    en: '{who} copied actions of the project',
  },
  'activity.actions.moved': {
    el: '{who} μετέφερε δράσεις σε άλλο έργο',
    en: '{who} moved actions into another project',
  },
  'activity.actions.archived': {
    el: '{who} έβαλε δράσεις στο αρχείο',
    en: '{who} archived actions',
  },
  'activity.actions.restored': {
    el: '{who} επανέφερε δράσεις από το αρχείο',
    en: '{who} restored archived actions',
  },
  'activity.actions.deleted': {
    el: '{who} διέγραψε δράσεις του έργου',
    en: '{who} deleted actions of the project',
  },
  'activity.actions.groupSaved': {
    el: '{who} άλλαξε μια ομάδα δράσεων',
    en: '{who} changed a group of actions',
  },
  'activity.actions.groupRemoved': {
    el: '{who} αφαίρεσε μια ομάδα δράσεων',
    en: '{who} removed a group of actions',
  },
  'activity.actions.created': {
    el: '{who} δημιούργησε τη δράση «{action}»',
    en: '{who} created the action “{action}”',
  },
  'activity.projects.saved': {
    el: '{who} άλλαξε τις ρυθμίσεις του έργου',
    en: '{who} changed the settings of the project',
  },
  'activity.projects.logoUploaded': {
    el: '{who} ανέβασε λογότυπο για το έργο',
    en: '{who} uploaded a logo for the project',
  },
  'activity.projects.restored': {
    el: '{who} επανέφερε παλαιότερες ρυθμίσεις του έργου',
    en: '{who} restored earlier settings of the project',
  },
  'activity.projects.archived': {
    el: '{who} αρχειοθέτησε το έργο',
    en: '{who} archived the project',
  },
  'activity.projects.unarchived': {
    el: '{who} επανέφερε το έργο από το αρχείο',
    en: '{who} brought the project back from the archive',
  },
  'activity.projects.made': {
    el: '{who} δημιούργησε το έργο',
    en: '{who} made the project',
  },
  'activity.projects.setupHidden': {
    el: '{who} έκρυψε ή εμφάνισε τα πρώτα βήματα του έργου',
    en: '{who} hid or showed the first steps of the project',
  },
  'activity.projects.findingDismissed': {
    el: '{who} έκρυψε ένα σημείο από τον έλεγχο του έργου',
    en: '{who} put a finding of the project’s check away',
  },
  'activity.projects.findingRestored': {
    el: '{who} επανέφερε ένα σημείο στον έλεγχο του έργου',
    en: '{who} brought a finding of the project’s check back',
  },
  'activity.projects.userDataSaved': {
    el: '{who} ενημέρωσε τα πρόσθετα δεδομένα για {whom}',
    en: '{who} updated the further data about {whom}',
  },
  'activity.projects.userDataSaved.self': {
    el: '{who} ενημέρωσε τα πρόσθετα δεδομένα του προφίλ',
    en: '{who} updated the further data of the profile',
  },
  'activity.projects.actionsLinked': {
    el: '{who} πρόσθεσε δράσεις στο έργο',
    en: '{who} added actions to the project',
  },
  'activity.projects.actionUnlinked': {
    el: '{who} αφαίρεσε τη δράση «{action}» από το έργο',
    en: '{who} took the action “{action}” out of the project',
  },
  'activity.users.fieldUpdated': {
    el: '{who} άλλαξε τα στοιχεία για {whom}',
    en: '{who} changed the details of {whom}',
  },
  'activity.users.fieldUpdated.self': {
    el: '{who} άλλαξε τα στοιχεία του προφίλ',
    en: '{who} changed their own details',
  },
  'activity.users.fieldRevealed': {
    el: '{who} είδε ολόκληρο έναν αριθμό ταυτοποίησης για {whom}',
    en: '{who} looked at an identification number of {whom} in full',
  },
  'activity.users.fieldRevealed.self': {
    el: '{who} είδε ολόκληρο έναν αριθμό ταυτοποίησης στο προφίλ',
    en: '{who} looked at an identification number of their own in full',
  },
  'activity.users.foundByNumber': {
    el: '{who} βρήκε με αριθμό ταυτοποίησης {whom}',
    en: '{who} found {whom} by an identification number',
  },
  'activity.users.foundByNumber.self': {
    el: '{who} αναζήτησε με αριθμό ταυτοποίησης και δεν βρήκε άλλο πρόσωπο',
    en: '{who} searched by an identification number and found nobody else',
  },
  'activity.users.rolesUpdated': {
    el: '{who} άλλαξε τους ρόλους για {whom}',
    en: '{who} changed the roles of {whom}',
  },
  'activity.users.rolesUpdated.self': {
    el: '{who} άλλαξε τους ρόλους στο έργο',
    en: '{who} changed their own roles',
  },
  'activity.throughAdmin': {
    el: ' · με σύνδεση διαχειριστή: {admin}',
    en: ' · by an administrator logged in as them: {admin}',
  },
  'activity.people.stateSet': {
    el: '{who} άλλαξε την κατάσταση για {whom}',
    en: '{who} changed the state of {whom}',
  },
  'activity.people.stateSet.self': {
    el: '{who} άλλαξε την κατάσταση ενός ατόμου',
    en: '{who} changed somebody’s state',
  },
  'activity.people.stateSetMany': {
    el: '{who} άλλαξε μαζικά την κατάσταση για {whom}',
    en: '{who} changed the state of {whom} together with others',
  },
  'activity.people.stateSetMany.self': {
    el: '{who} άλλαξε μαζικά την κατάσταση ατόμων',
    en: '{who} changed the state of many people',
  },
  'activity.people.stateRestored': {
    el: '{who} επανέφερε την κατάσταση για {whom}',
    en: '{who} restored the state of {whom}',
  },
  'activity.people.stateRestored.self': {
    el: '{who} επανέφερε την κατάσταση ατόμων',
    en: '{who} restored the state of people',
  },
  'activity.people.viewSaved': {
    el: '{who} αποθήκευσε μια προβολή ατόμων',
    en: '{who} saved a view of people',
  },
  'activity.people.viewDeleted': {
    el: '{who} διέγραψε μια προβολή ατόμων',
    en: '{who} deleted a view of people',
  },
})

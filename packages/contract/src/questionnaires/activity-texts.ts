import { defineTexts } from '../core/define-texts.ts'

/** What the log of activity says of questionnaires. */
export const questActivityTexts = defineTexts({
  'activity.quest.tokenUsed': {
    el: '{who} άνοιξε ερωτηματολόγιο με σύνδεσμο',
    en: '{who} opened a questionnaire by a link',
  },
  'activity.quest.started': {
    el: '{who} άρχισε το ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} started the questionnaire “{action}” for {whom}',
  },
  'activity.quest.started.self': {
    el: '{who} άρχισε το ερωτηματολόγιο «{action}»',
    en: '{who} started the questionnaire “{action}”',
  },
  'activity.quest.answered': {
    el: '{who} απάντησε στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} answered the questionnaire “{action}” for {whom}',
  },
  'activity.quest.answered.self': {
    el: '{who} απάντησε στο ερωτηματολόγιο «{action}»',
    en: '{who} answered the questionnaire “{action}”',
  },
  'activity.quest.uploadStarted': {
    el: '{who} άρχισε να ανεβάζει αρχείο στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} began to upload a file to the questionnaire “{action}” for {whom}',
  },
  'activity.quest.uploadStarted.self': {
    el: '{who} άρχισε να ανεβάζει αρχείο στο ερωτηματολόγιο «{action}»',
    en: '{who} began to upload a file to the questionnaire “{action}”',
  },
  'activity.quest.partUploaded': {
    el: '{who} ανέβασε μέρος αρχείου στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} uploaded a part of a file to the questionnaire “{action}” for {whom}',
  },
  'activity.quest.partUploaded.self': {
    el: '{who} ανέβασε μέρος αρχείου στο ερωτηματολόγιο «{action}»',
    en: '{who} uploaded a part of a file to the questionnaire “{action}”',
  },
  'activity.quest.fileUploaded': {
    el: '{who} ανέβασε αρχείο στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} uploaded a file to the questionnaire “{action}” for {whom}',
  },
  'activity.quest.fileUploaded.self': {
    el: '{who} ανέβασε αρχείο στο ερωτηματολόγιο «{action}»',
    en: '{who} uploaded a file to the questionnaire “{action}”',
  },
  'activity.quest.paused': {
    el: '{who} έκανε παύση στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} paused the questionnaire “{action}” for {whom}',
  },
  'activity.quest.paused.self': {
    el: '{who} έκανε παύση στο ερωτηματολόγιο «{action}»',
    en: '{who} paused the questionnaire “{action}”',
  },
  'activity.quest.continued': {
    el: '{who} συνέχισε το ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} went on with the questionnaire “{action}” for {whom}',
  },
  'activity.quest.continued.self': {
    el: '{who} συνέχισε το ερωτηματολόγιο «{action}»',
    en: '{who} went on with the questionnaire “{action}”',
  },
  'activity.quest.finished': {
    el: '{who} υπέβαλε το ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} finished the questionnaire “{action}” for {whom}',
  },
  'activity.quest.finished.self': {
    el: '{who} υπέβαλε το ερωτηματολόγιο «{action}»',
    en: '{who} finished the questionnaire “{action}”',
  },
  'activity.quest.cleared': {
    el: '{who} διέγραψε τις απαντήσεις του ερωτηματολογίου «{action}» για {whom}',
    en: '{who} cleared the answers of the questionnaire “{action}” for {whom}',
  },
  'activity.quest.cleared.self': {
    el: '{who} διέγραψε τις απαντήσεις του ερωτηματολογίου «{action}»',
    en: '{who} cleared the answers of the questionnaire “{action}”',
  },
  'activity.quest.timeGranted': {
    el: '{who} έδωσε περισσότερο χρόνο στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} gave more time for the questionnaire “{action}” to {whom}',
  },
  'activity.quest.timeGranted.self': {
    el: '{who} έδωσε περισσότερο χρόνο στο ερωτηματολόγιο «{action}»',
    en: '{who} gave more time for the questionnaire “{action}”',
  },
  'activity.quest.settled': {
    el: '{who} έκλεισε το ερωτηματολόγιο «{action}» που είχε λήξει, για {whom}',
    en: '{who} counted the expired questionnaire “{action}” as finished for {whom}',
  },
  'activity.quest.settled.self': {
    el: '{who} έκλεισε το ερωτηματολόγιο «{action}» που είχε λήξει',
    en: '{who} counted the expired questionnaire “{action}” as finished',
  },
  'activity.quest.created': {
    el: '{who} δημιούργησε ερωτηματολόγιο',
    en: '{who} created a questionnaire',
  },
  'activity.quest.imported': {
    el: '{who} έφερε ερωτηματολόγιο από αρχείο',
    en: '{who} imported a questionnaire from a file',
  },
  'activity.quest.exported': {
    el: '{who} κατέβασε ερωτηματολόγιο ως αρχείο',
    en: '{who} downloaded a questionnaire as a file',
  },
  'activity.quest.draftSaved': {
    el: '{who} άλλαξε το σχέδιο ενός ερωτηματολογίου',
    en: '{who} changed the draft of a questionnaire',
  },
  'activity.quest.pictureUploaded': {
    el: '{who} ανέβασε εικόνα για ερωτηματολόγιο',
    en: '{who} uploaded a picture for a questionnaire',
  },
  'activity.quest.removed': {
    el: '{who} αφαίρεσε ερωτηματολόγιο από τη λίστα ή το επανέφερε',
    en: '{who} took a questionnaire off the list or put it back',
  },
  'activity.quest.reportSaved': {
    el: '{who} αποθήκευσε αναφορά αποτελεσμάτων',
    en: '{who} saved a report of results',
  },
  'activity.quest.reportRemoved': {
    el: '{who} διέγραψε αναφορά αποτελεσμάτων',
    en: '{who} deleted a report of results',
  },
  'activity.quest.published': {
    el: '{who} δημοσίευσε νέα έκδοση ερωτηματολογίου',
    en: '{who} published a new version of a questionnaire',
  },
  'activity.quest.tokenMade': {
    el: '{who} έφτιαξε σύνδεσμο για ερωτηματολόγιο',
    en: '{who} made a link to a questionnaire',
  },
  'activity.quest.exportStarted': {
    el: '{who} εξήγαγε τις απαντήσεις ενός ερωτηματολογίου σε αρχείο',
    en: '{who} exported the answers to a questionnaire to a file',
  },
  'activity.quest.exportPageRead': {
    el: '{who} εξήγαγε μία σελίδα απαντήσεων ερωτηματολογίου',
    en: '{who} exported a page of answers to a questionnaire',
  },
})

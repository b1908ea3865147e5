import { defineTexts } from '../core/define-texts.ts'

/** What views of actions and those who write them say. */
export const actionViewTexts = defineTexts({
  'activity.views.actionSaved': {
    el: '{who} αποθήκευσε την προβολή μιας δράσης',
    en: '{who} saved the view of an action',
  },
  'activity.views.actionPublished': {
    el: '{who} άλλαξε τη δημοσίευση της προβολής μιας δράσης',
    en: '{who} changed what is published of the view of an action',
  },
  'activity.views.actionDeleted': {
    el: '{who} διέγραψε την προβολή μιας δράσης',
    en: '{who} deleted the view of an action',
  },
  'views.action.tab': { el: 'Προβολές', en: 'Views' },
  'views.action.lead': {
    el: 'Αντί για τη φόρμα του προϊόντος, η δράση μπορεί να δείχνει μια προβολή δική σας, διαφορετική για κάθε αναγνώστη. Ό,τι γράφεται εκεί ακολουθεί τους κανόνες της φόρμας.',
    en: 'Instead of the product’s form, the action can show a view of your own, another one for each reader. What is written there follows the rules of the form.',
  },
  'views.action.viewer': { el: 'Ποιος τη βλέπει', en: 'Who sees it' },
  'views.action.viewer.mentee': { el: 'Ωφελούμενος', en: 'Mentee' },
  'views.action.viewer.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'views.action.viewer.admin': { el: 'Επόπτες και διαχειριστές', en: 'Those who oversee' },
  'views.action.of': { el: 'Για ποιες δράσεις', en: 'For which actions' },
  'views.action.of.action': { el: 'Μόνο για αυτήν', en: 'For this one alone' },
  'views.action.of.type': {
    el: 'Για όσες του είδους της δεν έχουν δική τους',
    en: 'For all of its type that have none of their own',
  },
  'views.action.shown.own': {
    el: 'Φαίνεται η προβολή της δράσης.',
    en: 'The view of the action is shown.',
  },
  'views.action.shown.type': {
    el: 'Φαίνεται η προβολή του είδους της.',
    en: 'The view of its type is shown.',
  },
  'views.action.shown.native': {
    el: 'Φαίνεται η φόρμα του προϊόντος.',
    en: 'The product’s form is shown.',
  },
  'views.action.title.el': { el: 'Τίτλος στα ελληνικά', en: 'Title in Greek' },
  'views.action.title.en': { el: 'Τίτλος στα αγγλικά', en: 'Title in English' },
  'views.part.Functions': { el: 'Συναρτήσεις', en: 'Functions' },
  'views.action.back': { el: 'Επαναφορά της προεπιλογής', en: 'Back to the default' },
  'views.action.back.sure': {
    el: 'Να διαγραφεί η προβολή της δράσης;',
    en: 'Delete the view of the action?',
  },
  'views.action.back.text': {
    el: 'Διαγράφεται με όλες τις εκδόσεις της, και φαίνεται ό,τι αντικατέστησε.',
    en: 'It is deleted with all its versions, and what it took the place of is shown.',
  },
  'views.action.preview.mentee': { el: 'Για τον ωφελούμενο', en: 'Of the mentee' },
  'views.action.preview.none': {
    el: 'Επιλέξτε ένα άτομο για να δείτε την προβολή με τα δεδομένα του.',
    en: 'Choose a mentee to see the view with their data.',
  },
  'views.action.preview.note': {
    el: 'Δείχνει τα δεδομένα του ωφελουμένου που επιλέξατε. Από εδώ δεν γράφεται τίποτα.',
    en: 'It shows the data of the mentee that you chose. Nothing is written from here.',
  },
  'views.action.list': { el: 'Προβολές δράσεων', en: 'Views of actions' },
  'views.action.list.lead': {
    el: 'Όσες δράσεις δείχνουν δική τους προβολή αντί για τη φόρμα. Γράφονται στη σελίδα κάθε δράσης, από διαχειριστές.',
    en: 'The actions that show a view of their own instead of the form. They are written on the page of each action, by administrators.',
  },
  'views.action.list.none': {
    el: 'Καμία δράση δεν έχει δική της προβολή',
    en: 'No action has a view of its own',
  },
  'views.action.list.type': { el: 'Όλες του είδους «{type}»', en: 'All of the type “{type}”' },
  'views.action.column.action': { el: 'Δράση', en: 'Action' },
  'views.action.native': {
    el: 'Με την απλή φόρμα',
    en: 'With the plain form',
  },
  'views.action.own': { el: 'Με την προβολή της δράσης', en: 'With the action’s view' },
  'views.action.failed': {
    el: 'Η προβολή της δράσης έχει σφάλμα. Η απλή φόρμα λειτουργεί.',
    en: 'The view of the action has an error. The plain form works.',
  },
  'views.refused.noAction': {
    el: 'Η προβολή δεν είναι προβολή δράσης.',
    en: 'The view is not one of an action.',
  },
  'views.refused.gesture': {
    el: 'Γίνεται μόνο αφού πατήσετε κάτι στην προβολή.',
    en: 'It is done only once you have pressed something in the view.',
  },
  'views.refused.part': {
    el: 'Δεν μπορείτε να γράψετε σε αυτό το μέρος της δράσης.',
    en: 'You cannot write in this part of the action.',
  },
  'views.action.preview.unseen': {
    el: 'Ο ωφελούμενος δεν βλέπει αυτή τη δράση.',
    en: 'The mentee does not see this action.',
  },
  'views.action.sampleDone': { el: 'Ολοκληρώθηκε.', en: 'Completed.' },
  'views.preview.person': { el: 'Ως άτομο', en: 'As the person' },
  'views.form.unsaved': { el: 'Δεν αποθηκεύτηκε', en: 'Not saved' },
  'views.form.conflict': {
    el: 'Ό,τι γράφετε το άλλαξε στο μεταξύ άλλο άτομο.',
    en: 'Somebody else has changed meanwhile what you are writing.',
  },
  'views.form.number': { el: 'Γράψτε έναν αριθμό.', en: 'Write a number.' },
})

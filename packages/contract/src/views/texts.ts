import { defineTexts } from '../core/define-texts.ts'

/** What views and their pages say. */
export const viewsTexts = defineTexts({
  'route.root.defaultlayout.project.admin.views.title': {
    el: 'Προβολές',
    en: 'Views',
  },
  'route.root.defaultlayout.project.admin.views.edit.title': {
    el: 'Προβολή',
    en: 'View',
  },
  'activity.views.saved': { el: '{who} αποθήκευσε μια προβολή', en: '{who} saved a view' },
  'activity.views.published': {
    el: '{who} άλλαξε τη δημοσίευση μιας προβολής',
    en: '{who} changed what is published of a view',
  },
  'activity.views.deleted': { el: '{who} διέγραψε μια προβολή', en: '{who} deleted a view' },
  'activity.views.imported': { el: '{who} εισήγαγε προβολές', en: '{who} imported views' },
  'rule.view_name': {
    el: 'Το όνομα αρχίζει με γράμμα και έχει γράμματα, ψηφία, παύλες και κάτω παύλες.',
    en: 'The name begins with a letter and has letters, digits, hyphens and underscores.',
  },
  'rule.view_renamed': {
    el: 'Το όνομα της προβολής δεν είναι αυτό με το οποίο αποθηκεύεται.',
    en: 'The name of the view is not the one that it is saved under.',
  },
  'rule.view_taken': {
    el: 'Υπάρχει ήδη προβολή με αυτό το όνομα.',
    en: 'There is a view of this name already.',
  },
  'rule.view_call': {
    el: 'Καμία προβολή δεν κάνει αυτή την κλήση.',
    en: 'No view makes this call.',
  },
  'rule.view_version': { el: 'Δεν υπάρχει τέτοια έκδοση.', en: 'There is no such version.' },
  'rule.project_views_full': {
    el: 'Το έργο έχει ήδη όσες προβολές επιτρέπονται.',
    en: 'The project has as many views as are allowed.',
  },
  'views.title': { el: 'Προβολές', en: 'Views' },
  'views.lead': {
    el: 'Σελίδες του προγράμματος, γραμμένες εδώ. Τρέχουν σε δικό τους πλαίσιο, με τα δικαιώματα όποιου τις βλέπει.',
    en: 'Pages of the programme, written here. They run in a frame of their own, with the rights of whoever sees them.',
  },
  'views.new': { el: 'Νέα προβολή', en: 'New view' },
  'views.none': { el: 'Δεν υπάρχουν προβολές ακόμη', en: 'There are no views yet' },
  'views.noneText': {
    el: 'Μια προβολή είναι μια σελίδα για τους ρόλους που επιλέγετε: ένα πρότυπο HTML και ο κώδικάς του.',
    en: 'A view is a page for the roles that you choose: a template in HTML, and its code.',
  },
  'views.notYours': {
    el: 'Οι προβολές γράφονται από όσους διαχειρίζονται το έργο',
    en: 'Views are written by those who manage the project',
  },
  'views.notYoursText': {
    el: 'Ο ρόλος σας δεν τις αλλάζει. Μιλήστε με τη διαχείριση του έργου.',
    en: 'Your role does not change them. Talk to whoever manages the project.',
  },
  'views.notFound': { el: 'Η προβολή δεν βρέθηκε', en: 'The view was not found' },
  'views.notFoundText': {
    el: 'Δεν υπάρχει δημοσιευμένη προβολή με αυτό το όνομα για τον ρόλο σας.',
    en: 'There is no published view of this name for your role.',
  },
  'views.layout.lead': {
    el: 'Οι προβολές που έγραψε το πρόγραμμα για τον ρόλο σας.',
    en: 'The views that the programme has written for your role.',
  },
  'views.layout.none': {
    el: 'Δεν υπάρχουν προβολές για τον ρόλο σας',
    en: 'There are no views for your role',
  },
  'views.layout.noneText': {
    el: 'Όταν το πρόγραμμα δημοσιεύσει κάποια, θα εμφανιστεί εδώ.',
    en: 'Once the programme publishes one, it will be here.',
  },
  'views.statistics': { el: 'Προβολές', en: 'Views' },
  'views.statistics.which': { el: 'Προβολή', en: 'View' },
  'views.frame': { el: 'Προβολή {name}', en: 'View {name}' },
  'views.loading': { el: 'Φόρτωση προβολής', en: 'Loading the view' },
  'views.stopped.error': {
    el: 'Η προβολή «{name}» δεν μπόρεσε να ανοίξει.',
    en: 'The view “{name}” could not open.',
  },
  'views.stopped.flood': {
    el: 'Η προβολή «{name}» σταμάτησε, γιατί έστελνε πάρα πολλά μηνύματα.',
    en: 'The view “{name}” was stopped: it sent too many messages.',
  },
  'views.stopped.silent': {
    el: 'Η προβολή «{name}» σταμάτησε, γιατί δεν απαντούσε.',
    en: 'The view “{name}” was stopped: it did not answer.',
  },
  'views.stopped.left': {
    el: 'Η προβολή «{name}» σταμάτησε, γιατί προσπάθησε να αλλάξει σελίδα.',
    en: 'The view “{name}” was stopped: it tried to leave its page.',
  },
  'views.again': { el: 'Άνοιγμα ξανά', en: 'Open again' },
  'views.unsaved': {
    el: 'Η προβολή έχει αλλαγές που δεν αποθηκεύτηκαν.',
    en: 'The view has changes that are not saved.',
  },
  'views.state.saving': { el: 'Αποθηκεύεται…', en: 'Saving…' },
  'views.state.saved': { el: 'Αποθηκεύτηκε.', en: 'Saved.' },
  'views.state.failed': { el: 'Δεν αποθηκεύτηκε.', en: 'Not saved.' },
  'views.refused.call': {
    el: 'Η προβολή δεν δηλώνει την κλήση {name}.',
    en: 'The view does not list the call {name}.',
  },
  'views.refused.removed': {
    el: 'Η κλήση {name} δεν υπάρχει πια. Ενημερώστε τη διαχείριση του έργου.',
    en: 'There is no call {name} any more. Please tell whoever manages the project.',
  },
  'views.refused.input': {
    el: 'Το μήνυμα «{name}» δεν έχει τη μορφή που πρέπει.',
    en: 'The message “{name}” is not as it has to be.',
  },
  'views.refused.preview': {
    el: 'Στην προεπισκόπηση δεν γράφεται τίποτα.',
    en: 'In the preview nothing is written.',
  },
  'views.search': { el: 'Αναζήτηση προβολής', en: 'Search views' },
  'views.name': { el: 'Όνομα', en: 'Name' },
  'views.class': { el: 'Είδος', en: 'Kind' },
  'views.class.view': { el: 'Προβολή', en: 'View' },
  'views.class.view2': { el: 'Προβολή με κατηγορία', en: 'View in a category' },
  'views.class.directive': { el: 'Στοιχείο προβολών', en: 'Part of views' },
  'views.category': { el: 'Κατηγορία', en: 'Category' },
  'views.category.hint': {
    el: 'Όσες έχουν κατηγορία statistics φαίνονται και στη σελίδα των στατιστικών.',
    en: 'Those of the category statistics are on the page of statistics too.',
  },
  'views.descr': { el: 'Περιγραφή', en: 'Description' },
  'views.access': { el: 'Ρόλοι που τη βλέπουν', en: 'Roles that see it' },
  'views.calls': { el: 'Κλήσεις που κάνει', en: 'Calls that it makes' },
  'views.calls.hint': {
    el: 'Με τα δικαιώματα όποιου τη βλέπει. Καμία άλλη δεν περνά.',
    en: 'With the rights of whoever sees it. No other passes.',
  },
  'views.published': { el: 'Δημοσίευση', en: 'Published' },
  'views.changed': { el: 'Τελευταία αλλαγή', en: 'Last change' },
  'views.state.draft': { el: 'Πρόχειρη', en: 'Draft' },
  'views.state.published': { el: 'Δημοσιευμένη', en: 'Published' },
  'views.state.behind': {
    el: 'Οι άλλοι βλέπουν την έκδοση {version}',
    en: 'Others see version {version}',
  },
  'views.save': { el: 'Αποθήκευση', en: 'Save' },
  'views.saved': { el: 'Αποθηκεύτηκε.', en: 'Saved.' },
  'views.publish': { el: 'Δημοσίευση', en: 'Publish' },
  'views.publishedNow': { el: 'Δημοσιεύτηκε.', en: 'Published.' },
  'views.unpublish': { el: 'Απόσυρση', en: 'Withdraw' },
  'views.unpublished': { el: 'Αποσύρθηκε.', en: 'Withdrawn.' },
  'views.open': { el: 'Άνοιγμα', en: 'Open' },
  'views.export': { el: 'Εξαγωγή', en: 'Export' },
  'views.import': { el: 'Εισαγωγή', en: 'Import' },
  'views.import.done': {
    el: 'Νέες: {added}. Νέες εκδόσεις: {changed}. Είναι πρόχειρες ώσπου να τις δημοσιεύσετε.',
    en: 'New: {added}. New versions: {changed}. They are drafts until you publish them.',
  },
  'views.import.unreadable': {
    el: 'Το αρχείο δεν έχει προβολές.',
    en: 'The file has no views.',
  },
  'views.delete': { el: 'Διαγραφή', en: 'Delete' },
  'views.delete.sure': { el: 'Να διαγραφεί η προβολή «{name}»;', en: 'Delete the view “{name}”?' },
  'views.delete.text': {
    el: 'Διαγράφεται με όλες τις εκδόσεις της, και όσοι τη βλέπουν δεν θα τη βρίσκουν.',
    en: 'It is deleted with all its versions, and those who see it will not find it.',
  },
  'views.code': { el: 'Κώδικας', en: 'Code' },
  'views.part.Html': { el: 'Πρότυπο', en: 'Template' },
  'views.part.Controller': { el: 'Ελεγκτής', en: 'Controller' },
  'views.part.Styles': { el: 'Στυλ', en: 'Styles' },
  'views.versions': { el: 'Εκδόσεις', en: 'Versions' },
  'views.version': { el: 'Έκδοση {version}', en: 'Version {version}' },
  'views.difference': { el: 'Διαφορά', en: 'Difference' },
  'views.noDifference': {
    el: 'Ο κώδικας είναι ίδιος με αυτόν του επεξεργαστή.',
    en: 'The code is the same as in the editor.',
  },
  'views.take': { el: 'Φόρτωση στον επεξεργαστή', en: 'Load into the editor' },
  'views.preview': { el: 'Προεπισκόπηση', en: 'Preview' },
  'views.preview.as': { el: 'Ως ρόλος', en: 'As the role' },
  'views.preview.note': {
    el: 'Δείχνει όσα βλέπετε εσείς, με τον ρόλο που επιλέξατε. Από εδώ δεν γράφεται τίποτα.',
    en: 'It shows what you see yourself, in the role that you chose. Nothing is written from here.',
  },
  'views.preview.theirs': {
    el: 'Δείχνει όσα βλέπει το πρόσωπο, με τον ρόλο που επιλέξατε. Καταγράφεται ποιος κοίταξε· δεν γράφεται τίποτα άλλο.',
    en: 'It shows what the person sees, in the role that you chose. Who looked is recorded; nothing else is written.',
  },
  'views.console': { el: 'Μηνύματα του κώδικα', en: 'Console' },
  'views.console.empty': { el: 'Κανένα μήνυμα.', en: 'Nothing.' },
  'views.console.clear': { el: 'Καθαρισμός', en: 'Clear' },
  'views.gallery': { el: 'Έτοιμα στοιχεία', en: 'Ready parts' },
  'views.gallery.lead': {
    el: 'Τα στοιχεία από τα οποία γίνονται οι προβολές, δίπλα στον κώδικά τους.',
    en: 'The parts that views are made of, beside their code.',
  },
  'views.copy': { el: 'Αντιγραφή κώδικα', en: 'Copy the code' },
  'views.greeting': { el: 'Γεια σας,', en: 'Hello' },
})

import { defineTexts } from '../core/define-texts.ts'

/** What files say. */
export const filesTexts = defineTexts({
  'activity.files.started': {
    el: '{who} άρχισε να ανεβάζει αρχείο για {whom}',
    en: '{who} began to upload a file for {whom}',
  },
  'activity.files.started.self': {
    el: '{who} άρχισε να ανεβάζει αρχείο',
    en: '{who} began to upload a file',
  },
  'activity.files.partUploaded': {
    el: '{who} ανέβασε μέρος αρχείου',
    en: '{who} uploaded a part of a file',
  },
  'activity.files.uploaded': {
    el: '{who} ανέβασε αρχείο για {whom}',
    en: '{who} uploaded a file for {whom}',
  },
  'activity.files.uploaded.self': { el: '{who} ανέβασε αρχείο', en: '{who} uploaded a file' },
  'activity.files.toolUploaded': {
    el: '{who} πρόσθεσε αρχεία στη δράση «{action}» για {whom}',
    en: '{who} added files to the action “{action}” for {whom}',
  },
  'activity.files.toolUploaded.self': {
    el: '{who} πρόσθεσε αρχεία στη δράση «{action}»',
    en: '{who} added files to the action “{action}”',
  },
  'activity.files.deleted': {
    el: '{who} διέγραψε αρχείο για {whom}',
    en: '{who} deleted a file of {whom}',
  },
  'activity.files.deleted.self': { el: '{who} διέγραψε αρχείο', en: '{who} deleted a file' },

  'activity.files.infected': {
    el: 'Ο έλεγχος για ιούς βρήκε πρόβλημα σε αρχείο: {whom}',
    en: 'The check for viruses found something in a file of {whom}',
  },
  'activity.files.infected.self': {
    el: 'Ο έλεγχος για ιούς βρήκε πρόβλημα σε αρχείο',
    en: 'The check for viruses found something in a file',
  },
  'rule.file_infected': {
    el: 'Ο έλεγχος για ιούς βρήκε πρόβλημα σε αυτό το αρχείο. Επιλέξτε άλλο.',
    en: 'The check for viruses has found something in this file. Choose another.',
  },

  'rule.file_category': {
    el: 'Δεν υπάρχει τέτοια κατηγορία αρχείων.',
    en: 'There is no such category of files.',
  },
  'rule.file_part_size': {
    el: 'Ένα μέρος αρχείου έχει έως 256 KB.',
    en: 'A part of a file has 256 KB at most.',
  },
  'rule.file_of_other': {
    el: 'Το αρχείο δεν ανεβαίνει για αυτό το άτομο.',
    en: 'The file is not being uploaded for this person.',
  },
  'rule.file_part_number': {
    el: 'Το αρχείο δεν έχει τόσα μέρη.',
    en: 'The file does not have that many parts.',
  },
  'rule.file_part_length': {
    el: 'Κάθε μέρος του αρχείου έχει 256 KB, και το τελευταίο όσα απομένουν.',
    en: 'Each part of the file has 256 KB, and the last one what is left.',
  },
  'rule.file_part_differs': {
    el: 'Το μέρος αυτό έφτασε ήδη με άλλο περιεχόμενο. Το αρχείο άλλαξε· ανεβάστε το από την αρχή.',
    en: 'This part has arrived already, with another content. The file has changed: upload it anew.',
  },
  'rule.upload_ended': {
    el: 'Το ανέβασμα ακυρώθηκε ή έληξε. Ανεβάστε το αρχείο από την αρχή.',
    en: 'The upload was cancelled or has expired. Upload the file anew.',
  },
  'activity.files.adminUploaded': {
    el: '{who} ανέβασε αρχεία σε φάκελο διαχειριστών',
    en: '{who} uploaded files to a folder of administrators',
  },
  'rule.admin_upload_off': {
    el: 'Το ανέβασμα σε αυτόν τον φάκελο δεν έχει ενεργοποιηθεί στον διακομιστή.',
    en: 'Uploading to this folder is not turned on at the server.',
  },
  'rule.too_many_uploads': {
    el: 'Ανεβαίνουν ήδη 6 αρχεία. Περιμένετε να τελειώσει κάποιο.',
    en: '6 files are being uploaded already. Wait until one is done.',
  },
  'rule.too_many_indexes': {
    el: 'Υπάρχουν ήδη 999 αρχεία με αυτό το όνομα.',
    en: 'There are 999 files of this name already.',
  },
  'rule.own_quota': {
    el: 'Δεν έχετε άλλο χώρο για αρχεία σε αυτό το έργο. Διαγράψτε όσα δεν χρειάζονται.',
    en: 'You have no more room for files in this project. Delete those that are not needed.',
  },
  'rule.project_quota': {
    el: 'Το έργο δεν έχει άλλο χώρο για αρχεία. Μιλήστε με τη διαχείρισή του.',
    en: 'The project has no more room for files. Talk to who manages it.',
  },
  'rule.picture_size': {
    el: 'Η εικόνα έχει πάρα πολλά εικονοστοιχεία. Γίνονται δεκτές έως 8.000 ανά πλευρά και 40 εκατομμύρια συνολικά.',
    en: 'The picture has too many pixels. Up to 8,000 a side and 40 million altogether are accepted.',
  },
  'rule.archive_bounds': {
    el: 'Το συμπιεσμένο αρχείο έχει πάρα πολλά μέσα του ή δεν διαβάζεται.',
    en: 'The archive has too much in it, or cannot be read.',
  },
  'rule.archive_kind': {
    el: 'Από συμπιεσμένα αρχεία γίνονται δεκτά μόνο ZIP.',
    en: 'Of archives, only ZIP is accepted.',
  },
  'rule.file_not_own': {
    el: 'Το αρχείο δεν μπορεί να διαγραφεί από εδώ.',
    en: 'The file cannot be deleted from here.',
  },

  'files.dropHere': { el: 'Αφήστε εδώ αρχεία', en: 'Drop files here' },
  'files.choose': { el: 'Επιλογή αρχείου', en: 'Choose a file' },
  'files.chooseMany': { el: 'Επιλογή αρχείων', en: 'Choose files' },
  'files.orDrop': { el: 'ή σύρετέ το εδώ', en: 'or drop it here' },
  'files.orDropMany': { el: 'ή σύρετέ τα εδώ', en: 'or drop them here' },
  'files.limit': { el: 'Έως {size} το αρχείο.', en: 'Up to {size} a file.' },
  'files.chooseFolder': { el: 'Επιλογή φακέλου', en: 'Choose a folder' },
  'files.empty': { el: 'Το αρχείο είναι άδειο.', en: 'The file is empty.' },
  'files.readingFolders_one': { el: 'Διαβάζεται ο φάκελος…', en: 'Reading the folder…' },
  'files.readingFolders_other': {
    el: 'Διαβάζονται {count} φάκελοι…',
    en: 'Reading {count} folders…',
  },
  'files.noneInFolders': {
    el: 'Δεν βρέθηκαν αρχεία στον φάκελο.',
    en: 'No files were found in the folder.',
  },
  'files.unread': { el: 'Δεν μπόρεσε να διαβαστεί.', en: 'It could not be read.' },
  'files.leave.title': { el: 'Να κλείσει χωρίς ανέβασμα;', en: 'Close without uploading?' },
  'files.leave.text_one': {
    el: 'Το αρχείο που επιλέξατε και όσα γράψατε δεν θα κρατηθούν.',
    en: 'The file that you chose and what you wrote will not be kept.',
  },
  'files.leave.text_other': {
    el: 'Τα {count} αρχεία που επιλέξατε και όσα γράψατε δεν θα κρατηθούν.',
    en: 'The {count} files that you chose and what you wrote will not be kept.',
  },
  'files.leave.busy': { el: 'Να διακοπεί το ανέβασμα;', en: 'Stop the upload?' },
  'files.leave.busyText': {
    el: 'Όσο έχει ανέβει και όσα γράψατε δεν θα κρατηθούν.',
    en: 'What has arrived and what you wrote will not be kept.',
  },
  'files.leave.confirm': { el: 'Κλείσιμο', en: 'Close' },
  'files.tooLarge': {
    el: 'Το αρχείο είναι {size}. Επιτρέπονται έως {limit}.',
    en: 'The file is {size}. At most {limit} are allowed.',
  },
  'files.queue': { el: 'Αρχεία που ανεβαίνουν', en: 'Files on their way' },
  'files.progress': { el: 'Πρόοδος: {name}', en: 'Progress of {name}' },
  'files.waiting': { el: 'Περιμένει τη σειρά του.', en: 'Waits its turn.' },
  'files.sending': { el: 'Ανεβαίνει…', en: 'Uploading…' },
  'files.checking': { el: 'Έφτασε. Ελέγχεται…', en: 'Arrived. Being checked…' },
  'files.heldUp': {
    el: 'Δεν υπάρχει σύνδεση. Θα συνεχίσει μόνο του από εκεί που έμεινε.',
    en: 'There is no connection. It will go on by itself from where it stopped.',
  },
  'files.leftLittle': {
    el: 'απομένει λιγότερο από ένα λεπτό',
    en: 'less than a minute left',
  },
  'files.left_one': {
    el: 'απομένει περίπου {count} λεπτό',
    en: 'about {count} minute left',
  },
  'files.left_other': {
    el: 'απομένουν περίπου {count} λεπτά',
    en: 'about {count} minutes left',
  },
  'files.arrived': { el: 'Έφτασε.', en: 'Arrived.' },
  'files.cancel': { el: 'Ακύρωση', en: 'Cancel' },
  'files.cancel.of': { el: 'Ακύρωση: {name}', en: 'Cancel {name}' },
  'files.retry': { el: 'Ξανά', en: 'Try again' },
  'files.retry.of': { el: 'Ξανά: {name}', en: 'Try again: {name}' },
  'files.dismiss': { el: 'Απόκρυψη', en: 'Dismiss' },
  'files.dismiss.of': { el: 'Απόκρυψη: {name}', en: 'Dismiss {name}' },

  'files.held.waiting': {
    el: 'Ελέγχεται για ιούς. Έως τότε το βλέπετε μόνο εσείς.',
    en: 'Being checked for viruses. Until then only you see it.',
  },
  'files.held.infected': {
    el: 'Ο έλεγχος βρήκε ιό: δεν το ανοίγει κανείς. Διαγράψτε το και ανεβάστε άλλο.',
    en: 'The check found a virus: nobody can open it. Delete it and upload another.',
  },
  'files.withheld_one': {
    el: '{count} αρχείο δεν εμφανίζεται: ελέγχεται για ιούς ή δεν πέρασε τον έλεγχο.',
    en: '{count} file is not shown: it is being checked for viruses, or has not passed.',
  },
  'files.withheld_other': {
    el: '{count} αρχεία δεν εμφανίζονται: ελέγχονται για ιούς ή δεν πέρασαν τον έλεγχο.',
    en: '{count} files are not shown: they are being checked for viruses, or have not passed.',
  },

  'files.tools.title': { el: 'Αρχεία', en: 'Files' },
  'files.tools.text': {
    el: 'Τα βλέπουν ο ωφελούμενος και όσοι τον υποστηρίζουν σε αυτή τη δράση.',
    en: 'Seen by the mentee and those who support them in this action.',
  },
  'files.tools.none': { el: 'Δεν έχει ανεβεί αρχείο.', en: 'No file has been uploaded.' },
  'files.tools.done_one': { el: 'Ανέβηκε {count} αρχείο', en: '{count} file uploaded' },
  'files.tools.done_other': { el: 'Ανέβηκαν {count} αρχεία', en: '{count} files uploaded' },
  'files.tools.version': { el: 'Έκδοση', en: 'Version' },
  'files.tools.latest': { el: 'Τελευταίες εκδόσεις', en: 'Latest versions' },
  'files.tools.all': { el: 'Όλες οι εκδόσεις', en: 'All versions' },
  'files.tools.delete': { el: 'Διαγραφή', en: 'Delete' },
  'files.tools.delete.of': { el: 'Διαγραφή: {name}, {at}', en: 'Delete {name}, {at}' },
  'files.tools.sure': { el: 'Είστε σίγουροι;', en: 'Are you sure?' },
  'files.tools.deleted': { el: 'Το αρχείο διαγράφηκε', en: 'The file was deleted' },
})

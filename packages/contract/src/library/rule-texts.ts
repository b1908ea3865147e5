import { defineTexts } from '../core/define-texts.ts'

/** What the library records, and why it refuses. */
export const libraryRuleTexts = defineTexts({
  'activity.library.started': {
    el: '{who} άρχισε να ανεβάζει αρχείο στη βιβλιοθήκη',
    en: '{who} began to upload a file to the library',
  },
  'activity.library.partUploaded': {
    el: '{who} ανέβασε μέρος αρχείου στη βιβλιοθήκη',
    en: '{who} uploaded a part of a file to the library',
  },
  'activity.library.uploaded': {
    el: '{who} ανέβασε αρχείο στη βιβλιοθήκη',
    en: '{who} uploaded a file to the library',
  },
  'activity.library.linkAdded': {
    el: '{who} πρόσθεσε σύνδεσμο στη βιβλιοθήκη',
    en: '{who} added a link to the library',
  },
  'activity.library.approved': {
    el: '{who} ενέκρινε στη βιβλιοθήκη αρχείο που ανέβασε: {whom}',
    en: '{who} approved in the library what {whom} added',
  },
  'activity.library.approved.self': {
    el: '{who} ενέκρινε δικό του αρχείο στη βιβλιοθήκη',
    en: '{who} approved something of their own in the library',
  },
  'activity.library.changed': {
    el: '{who} άλλαξε τα στοιχεία αρχείου της βιβλιοθήκης που ανέβασε: {whom}',
    en: '{who} changed what is said of something in the library that {whom} added',
  },
  'activity.library.changed.self': {
    el: '{who} άλλαξε τα στοιχεία ενός αρχείου της βιβλιοθήκης',
    en: '{who} changed what is said of something in the library',
  },
  'activity.library.moved': {
    el: '{who} μετακίνησε αρχεία στη βιβλιοθήκη',
    en: '{who} moved files in the library',
  },
  'activity.library.rated': {
    el: '{who} βαθμολόγησε ένα αρχείο της βιβλιοθήκης',
    en: '{who} rated something in the library',
  },
  'activity.library.favoriteSet': {
    el: '{who} άλλαξε τα αγαπημένα της βιβλιοθήκης',
    en: '{who} changed their favourites of the library',
  },
  'activity.library.deleted': {
    el: '{who} διέγραψε από τη βιβλιοθήκη αρχείο που ανέβασε: {whom}',
    en: '{who} deleted from the library what {whom} added',
  },
  'activity.library.deleted.self': {
    el: '{who} διέγραψε δικό του αρχείο από τη βιβλιοθήκη',
    en: '{who} deleted something of their own from the library',
  },
  'activity.library.restored': {
    el: '{who} επανέφερε στη βιβλιοθήκη αρχείο που ανέβασε: {whom}',
    en: '{who} restored in the library what {whom} added',
  },
  'activity.library.restored.self': {
    el: '{who} επανέφερε δικό του αρχείο στη βιβλιοθήκη',
    en: '{who} restored something of their own in the library',
  },
  'activity.library.deletedMany': {
    el: '{who} διέγραψε αρχεία από τη βιβλιοθήκη',
    en: '{who} deleted files from the library',
  },
  'activity.library.restoredMany': {
    el: '{who} επανέφερε αρχεία στη βιβλιοθήκη',
    en: '{who} restored files in the library',
  },
  'activity.library.sharedMany': {
    el: '{who} κοινοποίησε αρχεία της βιβλιοθήκης',
    en: '{who} shared files of the library',
  },
  'activity.library.takenBack': {
    el: '{who} πήρε πίσω κοινοποίηση αρχείου της βιβλιοθήκης',
    en: '{who} took back a shared file of the library',
  },
  'activity.library.folderAdded': {
    el: '{who} έφτιαξε φάκελο στη βιβλιοθήκη',
    en: '{who} made a folder in the library',
  },
  'activity.library.folderMoved': {
    el: '{who} μετακίνησε ή μετονόμασε φάκελο της βιβλιοθήκης',
    en: '{who} moved or renamed a folder of the library',
  },
  'activity.library.folderRemoved': {
    el: '{who} διέγραψε φάκελο της βιβλιοθήκης',
    en: '{who} removed a folder of the library',
  },
  'activity.library.shared': {
    el: '{who} κοινοποίησε αρχείο της βιβλιοθήκης',
    en: '{who} shared something of the library',
  },
  'activity.library.fileShared': {
    el: '{who} κοινοποίησε ένα αρχείο',
    en: '{who} shared a file',
  },

  'rule.library_category': {
    el: 'Το όνομα ενός φακέλου έχει έως 80 χαρακτήρες και δεν είναι «.» ή «..».',
    en: 'The name of a folder has at most 80 characters, and is not “.” or “..”.',
  },
  'rule.library_folder_name': {
    el: 'Γράψτε όνομα χωρίς κάθετο «/».',
    en: 'Write a name without a slash.',
  },
  'rule.library_too_deep': {
    el: 'Οι φάκελοι φτάνουν έως 8 επίπεδα.',
    en: 'Folders go 8 levels deep at most.',
  },
  'rule.library_root': {
    el: 'Επιλέξτε φάκελο μέσα στη βιβλιοθήκη.',
    en: 'Choose a folder within the library.',
  },
  'rule.library_no_folder': {
    el: 'Δεν υπάρχει τέτοιος φάκελος. Επιλέξτε έναν από τη λίστα.',
    en: 'There is no such folder. Choose one of the list.',
  },
  'rule.library_too_many_folders': {
    el: 'Ένας φάκελος έχει έως 200 φακέλους μέσα του.',
    en: 'A folder has at most 200 folders in it.',
  },
  'rule.library_folder_taken': {
    el: 'Υπάρχει ήδη φάκελος με αυτό το όνομα.',
    en: 'There is a folder of that name already.',
  },
  'rule.library_folder_inside': {
    el: 'Ένας φάκελος δεν μετακινείται μέσα στον εαυτό του.',
    en: 'A folder cannot be moved into itself.',
  },
  'rule.library_folder_not_empty': {
    el: 'Ο φάκελος δεν είναι άδειος. Μετακινήστε πρώτα ό,τι έχει, και όσα περιμένουν έγκριση.',
    en: 'The folder is not empty. First move what is in it, and what waits for approval.',
  },
  'rule.library_title_taken': {
    el: 'Υπάρχει ήδη στον φάκελο αρχείο με αυτόν τον τίτλο.',
    en: 'The folder has something of that title already.',
  },
  'rule.library_not_for_all': {
    el: 'Όταν ανέβηκε, δεν δόθηκε για όλους.',
    en: 'It was not meant for everybody when it was added.',
  },
  'rule.library_not_a_link': {
    el: 'Ένα αρχείο δεν έχει σύνδεσμο.',
    en: 'A file has no link.',
  },
  'rule.library_no_receiver': {
    el: 'Δεν μπορείτε να κοινοποιήσετε σε ένα από τα άτομα που επιλέξατε.',
    en: 'You cannot share with one of those chosen.',
  },
  'rule.library_archive_empty': {
    el: 'Δεν υπάρχουν εδώ αρχεία για λήψη. Οι σύνδεσμοι ανοίγουν ένας ένας.',
    en: 'There are no files to download here. Links are opened one by one.',
  },
  'rule.library_archive_size': {
    el: 'Ένα συμπιεσμένο αρχείο παίρνει έως 2.000 αρχεία και 256 MB. Κατεβάστε τους φακέλους του έναν έναν.',
    en: 'An archive takes at most 2,000 files and 256 MB. Download its folders one by one.',
  },
  'rule.not_own_upload': {
    el: 'Ανεβάζετε μόνο δικά σας αρχεία.',
    en: 'You upload only files of your own.',
  },
})

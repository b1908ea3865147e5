/** What a project of the demonstration asks its mentees to agree to. */
export interface DemoConsentText {
  readonly projectId: number
  readonly version: number
  readonly el: string
  readonly en: string
}

const GREEK = `## Ποιοι είμαστε

Το «Μαζί στο Σχολείο» στηρίζει μαθητές και μαθήτριες με έναν μέντορα. Για να γίνει αυτό, χρειαζόμαστε μερικά στοιχεία σας.

## Τι κρατάμε

- Το όνομα, την ημερομηνία γέννησης και τα στοιχεία επικοινωνίας σας.
- Τις δράσεις σας: τι ολοκληρώσατε, τις απαντήσεις και τις συναντήσεις σας.
- Σημειώσεις του μέντορά σας για το πώς προχωράτε.

## Ποιος τα βλέπει

Ο μέντοράς σας, ο επόπτης και ο συντονιστής του έργου, ο καθένας μόνο όσα χρειάζεται. Δεν τα δίνουμε σε διαφημιστές και δεν τα πουλάμε σε κανέναν.

## Για πόσο

Όσο διαρκεί το έργο και δύο χρόνια μετά. Ύστερα τα διαγράφουμε ή τα κρατάμε χωρίς ονόματα, για τη στατιστική του έργου.

## Τι μπορείτε να κάνετε

- Να δείτε και να διορθώσετε τα στοιχεία σας.
- Να ζητήσετε τη διαγραφή τους από τον συντονιστή του έργου.
- Να πάρετε πίσω τη συγκατάθεσή σας όποτε θέλετε, από «Τα στοιχεία μου». Δεν θα έχει καμία συνέπεια στο σχολείο.

Αν είστε κάτω των 15 ετών, διαβάστε το μαζί με γονέα ή κηδεμόνα πριν συμφωνήσετε.`

const ENGLISH = `## Who we are

“Together at School” supports pupils with a mentor. For this we need some of your details.

## What we keep

- Your name, date of birth and contact details.
- Your actions: what you completed, your answers and your meetings.
- Notes of your mentor on how you are getting on.

## Who sees it

Your mentor, the supervisor and the coordinator of the project, each only what they need. We give nothing to advertisers and sell nothing to anybody.

## For how long

As long as the project lasts, and two years more. Then we erase it, or keep it without names for the project's statistics.

## What you can do

- See and correct your details.
- Ask the coordinator of the project to erase them.
- Take your consent back whenever you like, under “My profile”. It will have no consequence at school.

If you are younger than 15, read this together with a parent or guardian before you agree.`

/** The consent texts of the demonstration's projects that ask for consent. */
export const CONSENT_TEXTS: readonly DemoConsentText[] = [
  { projectId: 2, version: 1, el: GREEK, en: ENGLISH },
]

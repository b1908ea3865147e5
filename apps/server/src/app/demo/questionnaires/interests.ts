import type { Scale } from '@telemachos/questionnaire/definition'
import { degrees, label, question, rows, writeDraft } from './write-draft.ts'

/**
 * Career interests in Holland's six areas: a part of the O*NET Interest Profiler Short Form of the
 * U.S. Department of Labor, Employment and Training Administration. Three activities for each area,
 * in a Greek translation of our own that is unofficial and not normed, and says so.
 */

type Area = 'realistic' | 'investigative' | 'artistic' | 'social' | 'enterprising' | 'conventional'

const ACTIVITIES: readonly (readonly [area: Area, el: string, en: string])[] = [
  ['realistic', 'Να φτιάχνω ντουλάπια κουζίνας', 'Build kitchen cabinets'],
  ['investigative', 'Να αναπτύσσω ένα νέο φάρμακο', 'Develop a new medicine'],
  ['artistic', 'Να γράφω βιβλία ή θεατρικά έργα', 'Write books or plays'],
  [
    'social',
    'Να βοηθώ ανθρώπους με προσωπικά ή συναισθηματικά προβλήματα',
    'Help people with personal or emotional problems',
  ],
  ['enterprising', 'Να διευθύνω ένα κατάστημα', 'Manage a retail store'],
  [
    'conventional',
    'Να φτιάχνω υπολογιστικά φύλλα',
    'Develop a spreadsheet using computer software',
  ],
  ['realistic', 'Να συναρμολογώ ηλεκτρονικά εξαρτήματα', 'Assemble electronic parts'],
  [
    'investigative',
    'Να μελετώ τρόπους για να μειωθεί η ρύπανση του νερού',
    'Study ways to reduce water pollution',
  ],
  ['artistic', 'Να παίζω ένα μουσικό όργανο', 'Play a musical instrument'],
  ['social', 'Να δίνω επαγγελματικές συμβουλές', 'Give career guidance to people'],
  ['enterprising', 'Να ανοίξω τη δική μου επιχείρηση', 'Start your own business'],
  ['conventional', 'Να ελέγχω έντυπα για λάθη', 'Proofread records or forms'],
  [
    'realistic',
    'Να οδηγώ φορτηγό και να παραδίδω δέματα',
    'Drive a truck to deliver packages to offices and homes',
  ],
  ['investigative', 'Να κάνω χημικά πειράματα', 'Conduct chemical experiments'],
  ['artistic', 'Να ζωγραφίζω σκηνικά για το θέατρο', 'Paint sets for plays'],
  [
    'social',
    'Να μαθαίνω σε κάποιον ένα πρόγραμμα γυμναστικής',
    'Teach an individual an exercise routine',
  ],
  ['enterprising', 'Να διαπραγματεύομαι συμβόλαια', 'Negotiate business contracts'],
  ['conventional', 'Να κρατώ αρχείο αποθήκης', 'Keep inventory records'],
]

const AREAS: Record<
  Area,
  readonly [name: readonly [string, string], strong: readonly [string, string]]
> = {
  realistic: [
    ['Πρακτικά', 'Realistic'],
    [
      'Σας τραβά η δουλειά με τα χέρια, τα εργαλεία και τις μηχανές: τεχνικά επαγγέλματα, κατασκευές, μεταφορές.',
      'You are drawn to work with hands, tools and machines: trades, building, transport.',
    ],
  ],
  investigative: [
    ['Ερευνητικά', 'Investigative'],
    [
      'Σας τραβά να λύνετε προβλήματα και να ψάχνετε το γιατί: επιστήμες, υγεία, πληροφορική.',
      'You are drawn to solving problems and asking why: sciences, health, computing.',
    ],
  ],
  artistic: [
    ['Καλλιτεχνικά', 'Artistic'],
    [
      'Σας τραβά να εκφράζεστε και να δημιουργείτε: γραφή, μουσική, σχέδιο, σκηνή.',
      'You are drawn to expressing and creating: writing, music, design, the stage.',
    ],
  ],
  social: [
    ['Κοινωνικά', 'Social'],
    [
      'Σας τραβά να βοηθάτε και να διδάσκετε: εκπαίδευση, φροντίδα, συμβουλευτική.',
      'You are drawn to helping and teaching: education, care, counselling.',
    ],
  ],
  enterprising: [
    ['Επιχειρηματικά', 'Enterprising'],
    [
      'Σας τραβά να πείθετε και να παίρνετε πρωτοβουλία: πωλήσεις, διοίκηση, δική σας δουλειά.',
      'You are drawn to persuading and taking the lead: sales, management, a business of your own.',
    ],
  ],
  conventional: [
    ['Οργανωτικά', 'Conventional'],
    [
      'Σας τραβά η σειρά και η ακρίβεια: γραμματεία, λογιστική, αποθήκη.',
      'You are drawn to order and precision: office work, accounting, stock.',
    ],
  ],
}

const LIKING = degrees(
  ['Δεν θα μου άρεσε καθόλου', 'Strongly dislike'],
  ['Δεν θα μου άρεσε', 'Dislike'],
  ['Δεν ξέρω', 'Unsure'],
  ['Θα μου άρεσε', 'Like'],
  ['Θα μου άρεσε πολύ', 'Strongly like'],
)

const WEAK = label(
  'Δεν σας τραβά ιδιαίτερα αυτή την περίοδο.',
  'It does not draw you much at present.',
)
const MODERATE = label(
  'Σας ενδιαφέρει ως ένα σημείο: αξίζει να το γνωρίσετε από κοντά.',
  'It interests you to a degree: worth a closer look.',
)

const modelOf = (index: number) => `activity${index + 1}`

/** The area of each activity, by its model. */
export const AREA_OF: ReadonlyMap<string, Area> = new Map(
  ACTIVITIES.map(([area], index) => [modelOf(index), area]),
)

const scales = (Object.keys(AREAS) as Area[]).map((area): Scale => ({
  id: area,
  name: label(...AREAS[area][0]),
  method: 'sum',
  items: ACTIVITIES.flatMap(([of], index) =>
    of === area ? [{ model: modelOf(index), reversed: false, weight: 1 }] : [],
  ),
  parts: [],
  minAnswered: null,
  // Sums from 3 to 15; the bands are no norms.
  bands: [
    { from: 3, to: 7, name: label('Λίγο', 'Little'), text: WEAK },
    { from: 8, to: 11, name: label('Αρκετά', 'Fairly'), text: MODERATE },
    { from: 12, to: 15, name: label('Πολύ', 'Much'), text: label(...AREAS[area][1]) },
  ],
}))

export const interestsDraft = writeDraft({
  number: 6,
  title: ['Ενδιαφέροντα και δεξιότητες', 'Interests and skills'],
  scales,
  own: { Duration: 1_800, Window: 86_400 },
  sections: [
    [
      ['Τι θα σας άρεσε να κάνετε', 'What you would like to do'],
      [
        question(
          22,
          'interestsNote',
          [
            'Φανταστείτε κάθε δραστηριότητα ως δουλειά. Μη σκέφτεστε αν ξέρετε να την κάνετε ούτε πόσα πληρώνει.',
            'Imagine each activity as a job. Do not think about whether you could do it, or what it pays.',
          ],
          {
            Required: false,
            Help: label(
              'Μέρος του O*NET Interest Profiler Short Form (Υπουργείο Εργασίας των ΗΠΑ). Ανεπίσημη μετάφραση, χωρίς ελληνική στάθμιση. Έχετε 30 λεπτά.',
              'Part of the O*NET Interest Profiler Short Form (U.S. Department of Labor). You have 30 minutes.',
            ),
          },
        ),
        ...ACTIVITIES.map(([, el, en], index) =>
          question(6, modelOf(index), [el, en], { Options: LIKING }),
        ),
      ],
    ],
    [
      ['Τι κάνετε ήδη καλά', 'What you already do well'],
      [
        question(
          4,
          'skills',
          ['Πόσο καλά τα καταφέρνετε σήμερα;', 'How well do you manage today?'],
          {
            Options: degrees(
              ['Θέλω βοήθεια', 'I need help'],
              ['Τα βγάζω πέρα', 'I get by'],
              ['Καλά', 'Well'],
              ['Πολύ καλά', 'Very well'],
            ),
            Rows: rows({
              computer: ['Υπολογιστής', 'Computer'],
              english: ['Αγγλικά', 'English'],
              speaking: ['Να μιλάω μπροστά σε άλλους', 'Speaking in front of others'],
              teamwork: ['Ομαδική δουλειά', 'Teamwork'],
            }),
          },
        ),
        question(
          7,
          'strengthen',
          ['Βάλτε σε σειρά τι θέλετε να δυναμώσετε πρώτα.', 'Rank what you want to improve first.'],
          {
            Options: [
              { Value: 'computer', Text: label('Υπολογιστής', 'Computer') },
              { Value: 'english', Text: label('Αγγλικά', 'English') },
              { Value: 'speaking', Text: label('Ομιλία', 'Speaking') },
              { Value: 'teamwork', Text: label('Ομαδική δουλειά', 'Teamwork') },
            ],
            Data: { Top: 3 },
          },
        ),
      ],
    ],
  ],
})

import { WINDOW_SECONDS } from '@telemachos/questionnaire/attempt/clock'
import type { Scale } from '@telemachos/questionnaire/definition'
import { degrees, label, question, rows, writeDraft } from './write-draft.ts'

/**
 * Career interests in six areas, after Holland's theory of vocational choice. The activities are our
 * own, written for the demonstration: no published instrument, not normed, and says so to whoever
 * answers (docs/decisions/0041).
 */

type Area = 'realistic' | 'investigative' | 'artistic' | 'social' | 'enterprising' | 'conventional'

const ACTIVITIES: readonly (readonly [area: Area, el: string, en: string])[] = [
  ['realistic', 'Να επισκευάζω ποδήλατα', 'Mend bicycles'],
  ['investigative', 'Να ψάχνω γιατί αρρωσταίνουν τα φυτά', 'Find out why plants fall ill'],
  ['artistic', 'Να σχεδιάζω αφίσες για εκδηλώσεις', 'Design posters for events'],
  ['social', 'Να βοηθώ παιδιά με τα μαθήματά τους', 'Help children with their lessons'],
  ['enterprising', 'Να οργανώνω ένα παζάρι στη γειτονιά', 'Set up a fair in the neighbourhood'],
  ['conventional', 'Να κρατώ τα έσοδα και τα έξοδα ενός συλλόγου', "Keep a club's accounts"],
  ['realistic', 'Να φροντίζω έναν λαχανόκηπο', 'Look after a vegetable garden'],
  [
    'investigative',
    'Να συγκρίνω μετρήσεις και να βρίσκω τι δείχνουν',
    'Compare measurements and see what they show',
  ],
  ['artistic', 'Να τραβώ και να μοντάρω μικρά βίντεο', 'Shoot and edit short films'],
  [
    'social',
    'Να συνοδεύω ηλικιωμένους στις δουλειές τους',
    'Go along with older people on their errands',
  ],
  [
    'enterprising',
    'Να πείθω πελάτες να δοκιμάσουν κάτι καινούριο',
    'Talk customers into trying something new',
  ],
  [
    'conventional',
    'Να τακτοποιώ έγγραφα ώστε να βρίσκονται αμέσως',
    'Put papers in order so that each is found at once',
  ],
  ['realistic', 'Να περνώ καλώδια και να στήνω μηχανήματα', 'Lay cables and put up machines'],
  [
    'investigative',
    'Να διαβάζω για νέες ανακαλύψεις και να τις εξηγώ',
    'Read about new discoveries and explain them',
  ],
  ['artistic', 'Να γράφω στίχους ή μικρές ιστορίες', 'Write lyrics or short stories'],
  [
    'social',
    'Να ακούω όποιον περνά μια δύσκολη μέρα',
    'Listen to somebody who is having a hard day',
  ],
  [
    'enterprising',
    'Να συντονίζω μια ομάδα ώστε να προλάβει μια προθεσμία',
    'Lead a team so that it meets a deadline',
  ],
  [
    'conventional',
    'Να ελέγχω αν συμφωνούν οι παραλαβές με τα τιμολόγια',
    'Check deliveries against their invoices',
  ],
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
  own: { Duration: 1_800, Window: WINDOW_SECONDS },
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
              'Έξι περιοχές ενδιαφερόντων κατά τη θεωρία του Holland, με δικές μας δραστηριότητες. Δεν είναι σταθμισμένο τεστ: αφορμή για συζήτηση. Έχετε 30 λεπτά.',
              "Six areas of interest after Holland's theory, with activities of our own. Not a normed test: something to talk about. You have 30 minutes.",
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

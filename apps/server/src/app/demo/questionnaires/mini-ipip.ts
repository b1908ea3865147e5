import type { Band, Scale } from '@telemachos/questionnaire/definition'
import { degrees, label, question } from './write-draft.ts'

/**
 * The Mini-IPIP: twenty items of the International Personality Item Pool, which are in the public
 * domain (ipip.ori.org; Donnellan, Oswald, Baird and Lucas, 2006). The Greek is our own, unofficial
 * and not normed, and says so to whoever answers.
 */

type Trait = 'extraversion' | 'agreeableness' | 'conscientiousness' | 'neuroticism' | 'imagination'

type Item = readonly [trait: Trait, reversed: boolean, el: string, en: string]

const IPIP_ITEMS: readonly Item[] = [
  ['extraversion', false, 'Δίνω ζωή στην παρέα.', 'Am the life of the party.'],
  [
    'agreeableness',
    false,
    'Συμμερίζομαι όσα νιώθουν οι άλλοι.',
    "Sympathize with others' feelings.",
  ],
  [
    'conscientiousness',
    false,
    'Κάνω αμέσως τις δουλειές που πρέπει.',
    'Get chores done right away.',
  ],
  ['neuroticism', false, 'Η διάθεσή μου αλλάζει συχνά.', 'Have frequent mood swings.'],
  ['imagination', false, 'Έχω ζωηρή φαντασία.', 'Have a vivid imagination.'],
  ['extraversion', true, 'Δεν μιλάω πολύ.', "Don't talk a lot."],
  [
    'agreeableness',
    true,
    'Δεν με ενδιαφέρουν τα προβλήματα των άλλων.',
    "Am not interested in other people's problems.",
  ],
  [
    'conscientiousness',
    true,
    'Ξεχνάω συχνά να βάλω τα πράγματα πίσω στη θέση τους.',
    'Often forget to put things back in their proper place.',
  ],
  ['neuroticism', true, 'Τον περισσότερο καιρό νιώθω ηρεμία.', 'Am relaxed most of the time.'],
  [
    'imagination',
    true,
    'Δεν με ενδιαφέρουν οι αφηρημένες ιδέες.',
    'Am not interested in abstract ideas.',
  ],
  [
    'extraversion',
    false,
    'Στις συγκεντρώσεις μιλάω με πολύ και διαφορετικό κόσμο.',
    'Talk to a lot of different people at parties.',
  ],
  ['agreeableness', false, 'Νιώθω τα συναισθήματα των άλλων.', "Feel others' emotions."],
  ['conscientiousness', false, 'Μου αρέσει η τάξη.', 'Like order.'],
  ['neuroticism', false, 'Αναστατώνομαι εύκολα.', 'Get upset easily.'],
  [
    'imagination',
    true,
    'Δυσκολεύομαι να καταλάβω αφηρημένες ιδέες.',
    'Have difficulty understanding abstract ideas.',
  ],
  ['extraversion', true, 'Μένω στο παρασκήνιο.', 'Keep in the background.'],
  [
    'agreeableness',
    true,
    'Δεν ενδιαφέρομαι πραγματικά για τους άλλους.',
    'Am not really interested in others.',
  ],
  ['conscientiousness', true, 'Τα κάνω άνω κάτω.', 'Make a mess of things.'],
  ['neuroticism', true, 'Σπάνια νιώθω μελαγχολία.', 'Seldom feel blue.'],
  ['imagination', true, 'Δεν έχω καλή φαντασία.', 'Do not have a good imagination.'],
]

const ACCURACY = degrees(
  ['Δεν ισχύει καθόλου', 'Very inaccurate'],
  ['Μάλλον δεν ισχύει', 'Moderately inaccurate'],
  ['Ούτε ισχύει ούτε δεν ισχύει', 'Neither accurate nor inaccurate'],
  ['Μάλλον ισχύει', 'Moderately accurate'],
  ['Ισχύει απόλυτα', 'Very accurate'],
)

const modelOf = (index: number) => `ipip${index + 1}`

/** What each item says about which trait, by its model. */
export const TRAIT_OF: ReadonlyMap<string, { readonly trait: Trait; readonly reversed: boolean }> =
  new Map(IPIP_ITEMS.map(([trait, reversed], index) => [modelOf(index), { trait, reversed }]))

export const ipipQuestions = [
  question(
    22,
    'ipipNote',
    [
      'Πόσο σας περιγράφει κάθε φράση, όπως είστε συνήθως; Δεν υπάρχουν σωστές και λάθος απαντήσεις.',
      'How accurately does each phrase describe you as you generally are? There are no right or wrong answers.',
    ],
    {
      Required: false,
      Help: label(
        'Mini-IPIP (ipip.ori.org, κοινό κτήμα). Ανεπίσημη μετάφραση, χωρίς ελληνική στάθμιση: αφορμή για συζήτηση, όχι διάγνωση.',
        'Mini-IPIP (ipip.ori.org, public domain). Something to talk about, not a diagnosis.',
      ),
    },
  ),
  ...IPIP_ITEMS.map(([, , el, en], index) =>
    question(6, modelOf(index), [el, en], { Options: ACCURACY }),
  ),
]

const NAMES: Record<
  Trait,
  readonly [
    name: readonly [string, string],
    low: readonly [string, string],
    high: readonly [string, string],
  ]
> = {
  extraversion: [
    ['Εξωστρέφεια', 'Extraversion'],
    [
      'Προτιμάτε τις μικρές παρέες και χρειάζεστε χρόνο με τον εαυτό σας.',
      'You prefer small company and need time to yourself.',
    ],
    [
      'Η παρέα σάς δίνει ενέργεια και ανοίγετε εύκολα συζήτηση.',
      'Company gives you energy, and you start conversations easily.',
    ],
  ],
  agreeableness: [
    ['Προσήνεια', 'Agreeableness'],
    [
      'Κρατάτε αποστάσεις και λέτε ευθέως τη γνώμη σας.',
      'You keep your distance and say plainly what you think.',
    ],
    [
      'Νοιάζεστε για τους άλλους και συνεργάζεστε εύκολα.',
      'You care about others and work well with them.',
    ],
  ],
  conscientiousness: [
    ['Ευσυνειδησία', 'Conscientiousness'],
    [
      'Σας ταιριάζει η ευελιξία· ένα απλό πρόγραμμα ίσως βοηθήσει.',
      'Flexibility suits you; a simple plan may help.',
    ],
    [
      'Οργανώνετε τη δουλειά σας και τελειώνετε ό,τι αρχίζετε.',
      'You organise your work and finish what you start.',
    ],
  ],
  neuroticism: [
    ['Συναισθηματική ένταση', 'Neuroticism'],
    ['Μένετε με ηρεμία και όταν τα πράγματα ζορίζουν.', 'You stay calm even when things get hard.'],
    [
      'Νιώθετε έντονα την πίεση· συζητήστε με τον μέντορά σας τι σας ηρεμεί.',
      'You feel pressure strongly; talk with your mentor about what calms you.',
    ],
  ],
  imagination: [
    ['Φαντασία και ιδέες', 'Intellect and imagination'],
    ['Προτιμάτε το χειροπιαστό και το δοκιμασμένο.', 'You prefer what is tangible and tried.'],
    [
      'Σας κινούν οι καινούριες ιδέες και σκέφτεστε με εικόνες.',
      'New ideas move you, and you think in pictures.',
    ],
  ],
}

const MIDDLE = label(
  'Βρίσκεστε κάπου στη μέση: άλλοτε έτσι, άλλοτε αλλιώς.',
  'You are somewhere in the middle: sometimes one way, sometimes the other.',
)

/** Sums from 4 to 20. The bands part the scale in three; they are no norms. */
function bandsOf(trait: Trait): Band[] {
  const [, low, high] = NAMES[trait]
  return [
    { from: 4, to: 9.99, name: label('Χαμηλά', 'Lower'), text: label(...low) },
    { from: 10, to: 14.99, name: label('Στη μέση', 'Middle'), text: MIDDLE },
    { from: 15, to: 20, name: label('Ψηλά', 'Higher'), text: label(...high) },
  ]
}

const TRAITS = Object.keys(NAMES) as Trait[]

export const ipipScales: Scale[] = TRAITS.map((trait) => ({
  id: trait,
  name: label(...NAMES[trait][0]),
  method: 'sum',
  items: IPIP_ITEMS.flatMap(([of, reversed], index) =>
    of === trait ? [{ model: modelOf(index), reversed, weight: 1 }] : [],
  ),
  parts: [],
  minAnswered: 3,
  bands: bandsOf(trait),
}))

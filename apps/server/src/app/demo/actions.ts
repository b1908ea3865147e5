import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { choice, line, text } from './action-forms.ts'
import { FEEDBACK_FORM, REPORT_FORM } from './report-form.ts'

const { CanDelete, Published, HideFromMentee, HideFromMentor, HideInGrid, HideFromSupervisor } =
  GRID_FLAGS

/** The groups of the grid, in the order in which a programme runs. */
const START = 'Έναρξη'
const SKILLS = 'Δεξιότητες'
const SEARCH = 'Αναζήτηση εργασίας'
const CLOSE = 'Αποτίμηση'
const MONEY = 'Επίδομα'

/** What the groups are called in English. */
export const GROUPS = {
  [START]: { en: 'Start' },
  [SKILLS]: { en: 'Skills' },
  [SEARCH]: { en: 'Job search' },
  [CLOSE]: { en: 'Review' },
  [MONEY]: { en: 'Allowance' },
}

export interface DemoAction {
  readonly id: number
  readonly type: number
  readonly title: string
  readonly english: string
  readonly descr: string
  readonly englishDescr: string
  readonly group: string
  /** Its last day: so many days after today. */
  readonly due?: number
  readonly flags?: number
  readonly enable?: string
  readonly show?: string
  readonly form?: readonly object[]
  /** Where it takes place. */
  readonly place?: Readonly<Record<'el' | 'en', string>>
  /** Ids of the projects that have it; all when it is left out. */
  readonly projects?: readonly number[]
}

const OFFICE = { el: 'Γραφείο καθοδήγησης, αίθουσα 2', en: 'Mentoring office, room 2' }
const ONLINE = { el: 'Τηλεδιάσκεψη', en: 'Video call' }

const payment = (id: number, number: string, english: string, days: number): DemoAction => ({
  id,
  type: 3,
  title: `${number} δόση εκπαιδευτικού επιδόματος`,
  english: `${english} instalment of the training allowance`,
  descr: 'Καταγράφεται από τον διαχειριστή μόλις ελεγχθούν τα δικαιολογητικά.',
  englishDescr: 'Recorded by the administrator once the supporting documents have been checked.',
  group: MONEY,
  due: days,
  flags: Published | HideFromMentee | HideFromMentor,
  projects: [1],
})

/** The programme: 31 actions of every type, in order. A condition reads what is already completed. */
export const ACTIONS: readonly DemoAction[] = [
  {
    id: 1,
    type: 8,
    group: START,
    due: -60,
    title: 'Καλωσόρισμα',
    english: 'Welcome',
    descr:
      'Τι θα κάνουμε μαζί τους επόμενους μήνες, ποιος είναι δίπλα σας και τι περιμένουμε ο ένας από τον άλλον.\n\nΔιαβάστε το με την ησυχία σας και σημειώστε το ως ολοκληρωμένο.',
    englishDescr:
      'What we will do together in the coming months, who is at your side and what we expect of one another.\n\nRead it at your leisure and mark it as completed.',
  },
  {
    id: 2,
    type: 3,
    group: START,
    due: -45,
    title: 'Γνωρίστε με',
    english: 'Get to know me',
    descr: 'Λίγα λόγια για εσάς, ώστε η πρώτη συνάντηση να ξεκινήσει από αυτά που σας ενδιαφέρουν.',
    englishDescr:
      'A few words about you, so that the first meeting can begin with what interests you.',
    form: [
      text(
        'about',
        'Πώς θα περιγράφατε τον εαυτό σας σε έναν νέο γνωστό;',
        'How would you describe yourself to somebody new?',
      ),
      text(
        'enjoy',
        'Τι σας αρέσει να κάνετε στον ελεύθερο χρόνο σας;',
        'What do you enjoy in your free time?',
        false,
      ),
      line(
        'contact',
        'Ποια ώρα σας βολεύει να μιλάμε;',
        'What time suits you for a talk?',
        'text',
        false,
      ),
    ],
  },
  {
    id: 3,
    type: 1,
    place: OFFICE,
    group: START,
    due: -30,
    title: 'Συνάντηση γνωριμίας',
    english: 'First meeting',
    descr: 'Γνωρίζετε τον μέντορά σας από κοντά. Δεν χρειάζεται προετοιμασία.',
    englishDescr: 'You meet your mentor in person. Nothing has to be prepared.',
  },
  {
    id: 4,
    type: 4,
    group: START,
    due: -20,
    title: 'Ερωτηματολόγιο έναρξης',
    english: 'Starting questionnaire',
    descr: 'Πού βρίσκεστε σήμερα: σπουδές, εμπειρία, διαθεσιμότητα.',
    englishDescr: 'Where you stand today: studies, experience, availability.',
  },
  {
    id: 5,
    type: 3,
    group: START,
    due: -10,
    enable: "completion['3']",
    title: 'Οι στόχοι μου',
    english: 'My goals',
    descr:
      'Γράψτε έναν ως τρεις στόχους που θέλετε να έχετε πετύχει στο τέλος του προγράμματος. Ένας καλός στόχος λέει τι, πώς και μέχρι πότε.',
    englishDescr:
      'Write down one to three goals that you want to have reached by the end of the programme. A good goal says what, how and by when.',
    form: [
      text('goals', 'Ποιοι είναι οι στόχοι σας;', 'What are your goals?'),
      choice('horizon', 'Σε πόσο χρόνο;', 'By when?', [
        ['3', 'Σε τρεις μήνες', 'In three months'],
        ['6', 'Σε έξι μήνες', 'In six months'],
        ['12', 'Σε έναν χρόνο', 'In a year'],
      ]),
      line('first', 'Ποιο είναι το πρώτο μικρό βήμα;', 'What is the first small step?'),
      line('start', 'Πότε θα το κάνετε;', 'When will you take it?', 'date', false),
      ...FEEDBACK_FORM,
    ],
  },
  {
    id: 6,
    type: 4,
    group: SKILLS,
    due: -2,
    title: 'Ενδιαφέροντα και δεξιότητες',
    english: 'Interests and skills',
    descr:
      'Ποιες δουλειές σας τραβούν, ποιες δεξιότητες έχετε ήδη και ποιες θέλετε να δυναμώσετε. Έχετε 30 λεπτά.',
    englishDescr:
      'Which jobs attract you, which skills you already have and which you want to strengthen. You have 30 minutes.',
  },
  {
    id: 7,
    type: 2,
    place: ONLINE,
    group: SKILLS,
    due: 5,
    enable: "completion['3']",
    title: 'Διαδικτυακή συνάντηση: τα δυνατά μου σημεία',
    english: 'Online meeting: my strengths',
    descr:
      'Συζητάτε τα αποτελέσματα του ερωτηματολογίου και διαλέγετε δύο δεξιότητες για να δουλέψετε.',
    englishDescr:
      'You talk about the results of the questionnaire and choose two skills to work on.',
  },
  {
    id: 8,
    type: 3,
    group: SKILLS,
    due: 8,
    enable: "completion['5']",
    title: 'Το σχέδιό μου',
    english: 'My plan',
    descr: 'Από τους στόχους στα βήματα: τι θα κάνετε κάθε εβδομάδα και ποιος μπορεί να βοηθήσει.',
    englishDescr: 'From goals to steps: what you will do each week and who can help.',
    form: [
      text('steps', 'Ποια βήματα θα κάνετε;', 'Which steps will you take?'),
      text('help', 'Ποιος μπορεί να βοηθήσει;', 'Who can help?', false),
      line('hours', 'Πόσες ώρες την εβδομάδα;', 'How many hours a week?', 'number'),
    ],
  },
  {
    id: 9,
    type: 7,
    group: SKILLS,
    due: 12,
    title: 'Εργαστήριο επικοινωνίας',
    english: 'Communication workshop',
    descr: 'Ομαδικό εργαστήριο τριών ωρών: ενεργητική ακρόαση, παρουσίαση, συνεργασία.',
    englishDescr:
      'A group workshop of three hours: active listening, presenting, working together.',
  },
  {
    id: 10,
    type: 1,
    place: OFFICE,
    group: SKILLS,
    due: 18,
    title: 'Δεύτερη συνάντηση',
    english: 'Second meeting',
    descr: 'Τι προχώρησε, τι δυσκόλεψε, τι αλλάζουμε.',
    englishDescr: 'What went forward, what was hard, what we change.',
  },
  {
    id: 11,
    type: 6,
    group: SKILLS,
    due: 20,
    projects: [1, 3],
    title: 'Υπολογισμός προϋπολογισμού',
    english: 'Budget calculator',
    descr: 'Πόσα χρειάζεστε τον μήνα και πόσα πρέπει να κερδίζετε.',
    englishDescr: 'How much you need in a month and how much you have to earn.',
  },
  {
    id: 12,
    type: 8,
    group: SKILLS,
    due: 21,
    projects: [2],
    title: 'Πώς διαλέγω σχολή',
    english: 'How I choose a school',
    descr: 'Οδηγός με πηγές, ημερομηνίες και ερωτήσεις που αξίζει να κάνετε.',
    englishDescr: 'A guide with sources, dates and questions that are worth asking.',
  },
  {
    id: 13,
    type: 5,
    group: SEARCH,
    due: 22,
    projects: [1, 3],
    title: 'Βιογραφικό σημείωμα',
    english: 'Curriculum vitae',
    descr: 'Ανεβάστε το βιογραφικό σας. Ο μέντορας θα σημειώσει τι αλλάζει.',
    englishDescr: 'Upload your CV. Your mentor will note what to change.',
  },
  {
    id: 14,
    type: 3,
    group: SEARCH,
    due: 26,
    projects: [1, 3],
    enable: "completion['13']",
    title: 'Συνοδευτική επιστολή',
    english: 'Covering letter',
    descr: 'Γράψτε μια επιστολή για μια αγγελία που σας ενδιαφέρει.',
    englishDescr: 'Write a letter for a vacancy that interests you.',
    form: [
      line('job', 'Ποια είναι η θέση;', 'Which job is it?'),
      text('letter', 'Η επιστολή σας', 'Your letter'),
    ],
  },
  {
    id: 15,
    type: 2,
    place: ONLINE,
    group: SEARCH,
    due: 30,
    projects: [1, 3],
    title: 'Προσομοίωση συνέντευξης',
    english: 'Mock interview',
    descr: 'Μισή ώρα συνέντευξη και ένα τέταρτο συζήτηση για το πώς πήγε.',
    englishDescr: 'Half an hour of interview and a quarter of an hour of talk about how it went.',
  },
  {
    id: 16,
    type: 3,
    group: SEARCH,
    due: 34,
    projects: [1, 3],
    title: 'Πέντε αγγελίες που μου ταιριάζουν',
    english: 'Five vacancies that suit me',
    descr: 'Βρείτε πέντε αγγελίες και σημειώστε γιατί σας ταιριάζουν.',
    englishDescr: 'Find five vacancies and note why they suit you.',
    form: [
      text('vacancies', 'Οι αγγελίες', 'The vacancies'),
      line('applied', 'Σε πόσες στείλατε αίτηση;', 'How many have you applied for?', 'number'),
    ],
  },
  {
    id: 17,
    type: 7,
    group: SEARCH,
    due: 38,
    title: 'Επίσκεψη σε χώρο εργασίας',
    english: 'Visit to a workplace',
    descr: 'Μια μέρα σε μια επιχείρηση ή έναν οργανισμό. Κρατήστε σημειώσεις.',
    englishDescr: 'A day in a business or an organisation. Take notes.',
  },
  {
    id: 18,
    type: 1,
    place: OFFICE,
    group: SEARCH,
    due: 42,
    title: 'Τρίτη συνάντηση',
    english: 'Third meeting',
    descr: 'Από το σχέδιο στην πράξη: επαφές, αιτήσεις, επόμενα βήματα.',
    englishDescr: 'From plan to practice: contacts, applications, next steps.',
  },
  {
    id: 32,
    type: 6,
    group: SEARCH,
    due: 45,
    projects: [1, 3],
    title: 'Σύγκριση προσφορών εργασίας',
    english: 'Comparing job offers',
    descr:
      'Βάλτε δίπλα δίπλα τις δουλειές που σκέφτεστε, βαθμολογήστε ό,τι μετράει για εσάς και δείτε ποια προηγείται. Τα βάρη είναι δικά σας.',
    englishDescr:
      'Put the jobs that you consider side by side, mark what counts for you and see which one is ahead. The weights are yours.',
  },
  {
    id: 19,
    type: 4,
    group: CLOSE,
    due: 48,
    title: 'Ενδιάμεση αποτίμηση',
    english: 'Midterm review',
    descr: 'Πώς σας φαίνεται το πρόγραμμα ως τώρα;',
    englishDescr: 'How do you find the programme so far?',
  },
  {
    id: 20,
    type: 3,
    group: CLOSE,
    due: 55,
    flags: Published | HideFromMentee,
    title: 'Έκθεση προόδου μέντορα',
    english: "Mentor's progress report",
    descr: 'Σύντομη έκθεση του μέντορα για την πορεία του ωφελουμένου.',
    englishDescr: 'A short report of the mentor on how the mentee is doing.',
    form: REPORT_FORM,
  },
  {
    id: 21,
    type: 3,
    group: CLOSE,
    due: 60,
    flags: Published | HideFromSupervisor,
    title: 'Εμπιστευτική σημείωση',
    english: 'Confidential note',
    descr: 'Όσα συμφωνήθηκαν να μείνουν ανάμεσα στον μέντορα και τον ωφελούμενο.',
    englishDescr: 'What was agreed to stay between mentor and mentee.',
  },
  {
    id: 22,
    type: 1,
    place: OFFICE,
    group: CLOSE,
    due: 66,
    title: 'Τελευταία συνάντηση',
    english: 'Last meeting',
    descr: 'Τι πετύχατε, τι κρατάτε, πώς συνεχίζετε.',
    englishDescr: 'What you have achieved, what you keep, how you go on.',
  },
  {
    id: 23,
    type: 4,
    group: CLOSE,
    due: 70,
    title: 'Τελική αποτίμηση',
    english: 'Final review',
    descr: 'Η γνώμη σας για το πρόγραμμα, ώστε να γίνει καλύτερο.',
    englishDescr: 'Your opinion of the programme, so that it gets better.',
  },
  {
    id: 24,
    type: 8,
    group: CLOSE,
    due: 75,
    flags: Published | HideInGrid,
    title: 'Βεβαίωση συμμετοχής',
    english: 'Certificate of participation',
    descr: 'Πώς θα παραλάβετε τη βεβαίωσή σας.',
    englishDescr: 'How you will receive your certificate.',
    show: "completion['23']",
  },
  {
    id: 25,
    type: 3,
    group: CLOSE,
    due: 90,
    flags: CanDelete,
    title: 'Συνάντηση αποφοίτων',
    english: 'Alumni gathering',
    descr: 'Ετοιμάζεται: δεν έχει δημοσιευτεί ακόμη.',
    englishDescr: 'In preparation: it has not been published yet.',
  },
  payment(67, 'Α΄', 'First', -15),
  payment(68, 'Β΄', 'Second', 15),
  payment(69, 'Γ΄', 'Third', 45),
  payment(70, 'Δ΄', 'Fourth', 75),
  payment(71, 'Ε΄', 'Fifth', 105),
]

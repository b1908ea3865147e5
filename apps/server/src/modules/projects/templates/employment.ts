import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { choice, choiceField, field, lines, MENTOR_FIELDS, MENUS, STAFF } from './parts.ts'
import type { ReadyTemplate } from './ready-template.ts'

const START = 'Έναρξη'
const PLAN = 'Σχέδιο'
const SEARCH = 'Αναζήτηση εργασίας'
const END = 'Ολοκλήρωση'

const SECTORS = [
  ['Διοίκηση και γραφείο', 'Office and administration'],
  ['Εκπαίδευση', 'Education'],
  ['Εμπόριο και πωλήσεις', 'Trade and sales'],
  ['Πληροφορική', 'Information technology'],
  ['Τεχνικά επαγγέλματα', 'Technical trades'],
  ['Τουρισμός και εστίαση', 'Tourism and catering'],
  ['Υγεία και φροντίδα', 'Health and care'],
  ['Άλλο', 'Other'],
] as const

/** Mentoring of unemployed adults: from getting to know each other to the first days in a job. */
export const EMPLOYMENT: ReadyTemplate = {
  key: 'employment',
  title: { el: 'Καθοδήγηση άνεργων ενηλίκων', en: 'Mentoring of unemployed adults' },
  text: {
    el: 'Από τη γνωριμία με τον μέντορα ως τις πρώτες μέρες στη δουλειά: στόχος, βιογραφικό, αιτήσεις, συνέντευξη.',
    en: 'From getting to know the mentor to the first days in a job: a goal, a CV, applications, an interview.',
  },
  settings: {
    Config: {
      Color: 'periwinkle',
      GroupByGroup: true,
      gdpr: { Required: true, UserField: 'gdpr', MinValue: 1 },
      Matching: {
        Capacity: 8,
        CapacityField: 'mentor_capacity',
        AreaField: 'municipality',
        SharedFields: ['sector'],
      },
      Groups: {
        [START]: { en: 'Beginning' },
        [PLAN]: { en: 'Plan' },
        [SEARCH]: { en: 'Looking for work' },
        [END]: { en: 'Completion' },
      },
    },
    Roles: MENUS,
    User: {
      Label: 'Ωφελούμενος',
      Labels: { en: 'Mentee' },
      Letter: 'Ω',
      Color: 'periwinkle',
      Fields: [
        field('first_name', ['Όνομα', 'First name'], [5, 2]),
        field('last_name', ['Επώνυμο', 'Last name'], [5, 2]),
        field('email', ['E-mail', 'E-mail'], [4, 4], 'email'),
        field('phone', ['Κινητό τηλέφωνο', 'Mobile phone'], [4, 4], 'tel'),
        field('birth_date', ['Ημερομηνία γέννησης', 'Date of birth'], [3, 2], 'date'),
        field('municipality', ['Πόλη', 'City'], [4, 4]),
        choiceField('sector', ['Κλάδος εργασίας', 'Branch of work'], [4, 4], SECTORS),
      ],
      ProjectFields: [
        field('unemployed_since', ['Άνεργος/η από', 'Unemployed since'], [3, 2], 'date'),
        choiceField(
          'education',
          ['Επίπεδο εκπαίδευσης', 'Level of education'],
          [4, 4],
          [
            ['Υποχρεωτική', 'Compulsory'],
            ['Λύκειο ή ΕΠΑΛ', 'Upper secondary'],
            ['ΙΕΚ ή κατάρτιση', 'Vocational training'],
            ['Πανεπιστήμιο', 'University'],
          ],
        ),
        field('goal', ['Επαγγελματικός στόχος', 'Career goal'], [4, 4]),
        field('gdpr', ['Συγκατάθεση', 'Consent'], [2, 0], 'yesno'),
      ],
      Filters: [{ Field: 'municipality' }, { Field: 'sector' }, { Field: 'education' }],
    },
    Mentor: {
      Label: 'Μέντορας',
      Labels: { en: 'Mentor' },
      Letter: 'Μ',
      Color: 'teal',
      Fields: [...MENTOR_FIELDS],
    },
    ...STAFF,
  },
  consent: {
    el: `## Τι κρατάμε

- Το όνομα, τα στοιχεία επικοινωνίας και ό,τι μας πείτε για τις σπουδές και τη δουλειά σας.
- Τις δράσεις σας: τι ολοκληρώσατε, τι γράψατε σε αυτές και τις συναντήσεις σας.
- Σημειώσεις του μέντορά σας για το πώς προχωράτε.

## Ποιος τα βλέπει

Ο μέντοράς σας και όσοι εποπτεύουν και συντονίζουν το πρόγραμμα, ο καθένας μόνο όσα χρειάζεται. Σε εργοδότες δεν δίνουμε τίποτα χωρίς να το ζητήσετε εσείς.

## Τι μπορείτε να κάνετε

Να δείτε, να διορθώσετε και να πάρετε αντίγραφο των στοιχείων σας, να ζητήσετε τη διαγραφή τους, και να πάρετε πίσω τη συγκατάθεσή σας όποτε θέλετε, από «Τα στοιχεία μου».`,
    en: `## What we keep

- Your name, contact details and what you tell us of your studies and work.
- Your actions: what you completed, what you wrote in them and your meetings.
- Notes of your mentor on how you are getting on.

## Who sees it

Your mentor and those who supervise and coordinate the programme, each only what they need. We give nothing to employers unless you ask for it.

## What you can do

See, correct and take a copy of your data, ask for its erasure, and take your consent back whenever you like, under “My details”.`,
  },
  mails: [
    {
      name: 'rendezvous.html',
      texts: {
        el: {
          subject: 'Το ραντεβού μας: {{ meetings[0].at | moment }}',
          body: `Γεια σας{% if vocative %}, {{ vocative }}{% endif %},

Σας περιμένουμε στις {{ meetings[0].at | moment }} για: {{ meetings[0].title }}{% if meetings[0].with %}, με: {{ meetings[0].with }}{% endif %}.
{% if meetings[0].place != "" %}
Πού: {{ meetings[0].place }}
{% endif %}
Φέρτε μαζί σας το βιογραφικό σας και μία αγγελία που σας ενδιαφέρει.

[Το ημερολόγιό μου]({{ calendar }})`,
        },
        en: {
          subject: 'Our appointment: {{ meetings[0].at | moment }}',
          body: `Hello{% if name %} {{ name }}{% endif %},

We expect you on {{ meetings[0].at | moment }} for: {{ meetings[0].title }}{% if meetings[0].with %}, with {{ meetings[0].with }}{% endif %}.
{% if meetings[0].place != "" %}
Where: {{ meetings[0].place }}
{% endif %}
Bring your CV and an advertisement that interests you.

[My calendar]({{ calendar }})`,
        },
      },
    },
  ],
  actions: [
    {
      key: 'welcome',
      typeId: ACTION_TYPES.information,
      group: START,
      title: { el: 'Καλώς ήρθατε', en: 'Welcome' },
      descr: {
        el: 'Τι θα κάνουμε μαζί τους επόμενους μήνες, ποιος είναι δίπλα σας και τι περιμένουμε ο ένας από τον άλλον.',
        en: 'What we will do together in the coming months, who is at your side and what we expect of one another.',
      },
    },
    {
      key: 'about',
      typeId: ACTION_TYPES.task,
      group: START,
      title: { el: 'Γνωρίστε με', en: 'Get to know me' },
      descr: {
        el: 'Λίγα λόγια για εσάς, ώστε η πρώτη συνάντηση να ξεκινήσει από αυτά που σας ενδιαφέρουν.',
        en: 'A few words about you, so that the first meeting can begin with what interests you.',
      },
      form: [
        lines('experience', 'Τι δουλειές έχετε κάνει;', 'What work have you done?'),
        lines('strengths', 'Σε τι είστε καλός ή καλή;', 'What are you good at?'),
        lines(
          'obstacles',
          'Τι σας δυσκολεύει στην αναζήτηση;',
          'What makes your search hard?',
          false,
        ),
      ],
    },
    {
      key: 'intro',
      typeId: ACTION_TYPES.meetingInPerson,
      group: START,
      title: { el: 'Συνάντηση γνωριμίας', en: 'First meeting' },
      descr: {
        el: 'Γνωρίζεστε με τον μέντορά σας και συμφωνείτε πότε και πώς θα μιλάτε.',
        en: 'You get to know your mentor and agree on when and how you will talk.',
      },
      enable: "completion['@about']",
    },
    {
      key: 'goal',
      typeId: ACTION_TYPES.task,
      group: PLAN,
      title: { el: 'Ο στόχος μου', en: 'My goal' },
      descr: {
        el: 'Ένας στόχος που μπορεί να ελεγχθεί: τι δουλειά, σε ποιον κλάδο, ως πότε.',
        en: 'A goal that can be checked: which work, in which branch, until when.',
      },
      form: [
        lines(
          'goal',
          'Ποια δουλειά θέλετε να έχετε σε έξι μήνες;',
          'Which work do you want to have in six months?',
        ),
        lines('steps', 'Ποια είναι τα τρία επόμενα βήματα;', 'What are the next three steps?'),
        choice(
          'hours',
          ['Πόσο χρόνο έχετε την εβδομάδα;', 'How much time do you have a week?'],
          [
            ['few', 'έως 5 ώρες', 'up to 5 hours'],
            ['some', '5 ως 15 ώρες', '5 to 15 hours'],
            ['many', 'πάνω από 15 ώρες', 'more than 15 hours'],
          ],
        ),
      ],
      enable: "completion['@intro']",
    },
    {
      key: 'cv',
      typeId: ACTION_TYPES.documents,
      group: PLAN,
      title: { el: 'Το βιογραφικό μου', en: 'My CV' },
      descr: {
        el: 'Ανεβάστε το βιογραφικό σας: ο μέντορας θα το διαβάσει και θα σας πει τι να αλλάξει.',
        en: 'Upload your CV: your mentor will read it and tell you what to change.',
      },
      enable: "completion['@goal']",
    },
    {
      key: 'review',
      typeId: ACTION_TYPES.meetingOnline,
      group: PLAN,
      title: { el: 'Συζήτηση για το βιογραφικό', en: 'Talk about the CV' },
      descr: {
        el: 'Διαδικτυακή συνάντηση: διαβάζετε μαζί το βιογραφικό και μια αγγελία.',
        en: 'An online meeting: you read the CV and an advertisement together.',
      },
      enable: "completion['@cv']",
    },
    {
      key: 'applications',
      typeId: ACTION_TYPES.task,
      group: SEARCH,
      title: { el: 'Πέντε αιτήσεις', en: 'Five applications' },
      descr: {
        el: 'Στείλτε πέντε αιτήσεις και σημειώστε πού και τι απάντησαν.',
        en: 'Send five applications, and note where, and what they answered.',
      },
      form: [
        lines('sent', 'Πού στείλατε αίτηση, και πότε;', 'Where did you apply, and when?'),
        lines('answers', 'Τι απάντησαν;', 'What did they answer?', false),
      ],
      enable: "completion['@review']",
    },
    {
      key: 'interview',
      typeId: ACTION_TYPES.meetingInPerson,
      group: SEARCH,
      title: { el: 'Δοκιμαστική συνέντευξη', en: 'Practice interview' },
      descr: {
        el: 'Ο μέντορας παίρνει τη θέση του εργοδότη· ύστερα συζητάτε τι πήγε καλά.',
        en: 'Your mentor takes the part of the employer; then you talk about what went well.',
      },
      enable: "completion['@applications']",
    },
    {
      key: 'end',
      typeId: ACTION_TYPES.task,
      group: END,
      title: { el: 'Τι κρατάω από το πρόγραμμα', en: 'What I take from the programme' },
      descr: {
        el: 'Πού βρίσκεστε σήμερα, και τι θα κάνετε από εδώ και πέρα.',
        en: 'Where you stand today, and what you will do from here on.',
      },
      form: [
        choice(
          'status',
          ['Πού βρίσκεστε;', 'Where do you stand?'],
          [
            ['job', 'Βρήκα δουλειά', 'I have found work'],
            ['training', 'Ξεκινώ κατάρτιση', 'I begin training'],
            ['search', 'Συνεχίζω την αναζήτηση', 'I go on looking'],
          ],
        ),
        lines('learned', 'Τι σας βοήθησε περισσότερο;', 'What helped you most?'),
      ],
      enable: "completion['@interview']",
    },
    {
      key: 'report',
      typeId: ACTION_TYPES.task,
      group: END,
      isHiddenFromMentee: true,
      title: { el: 'Απολογισμός μέντορα', en: 'Report of the mentor' },
      descr: {
        el: 'Πώς προχώρησε ο ωφελούμενος και τι προτείνετε για τη συνέχεια.',
        en: 'How the mentee got on, and what you suggest for what comes next.',
      },
    },
  ],
}

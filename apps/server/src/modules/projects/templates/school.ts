import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { choice, choiceField, field, lines, MENTOR_FIELDS, MENUS, STAFF } from './parts.ts'
import type { ReadyTemplate } from './ready-template.ts'

const FAMILY = 'Με την οικογένεια'
const KNOWING = 'Γνωριμία'
const SCHOOL = 'Στο σχολείο'
const FUTURE = 'Το μέλλον μου'

const CLASSES = [
  ["Α' Γυμνασίου", 'Year 7'],
  ["Β' Γυμνασίου", 'Year 8'],
  ["Γ' Γυμνασίου", 'Year 9'],
  ["Α' Λυκείου", 'Year 10'],
  ["Β' Λυκείου", 'Year 11'],
  ["Γ' Λυκείου", 'Year 12'],
] as const

/** Mentoring of school pupils, which begins with the consent of a parent or guardian. */
export const SCHOOL_PUPILS: ReadyTemplate = {
  key: 'school',
  title: { el: 'Καθοδήγηση μαθητών', en: 'Mentoring of school pupils' },
  text: {
    el: 'Για μαθητές Γυμνασίου και Λυκείου: τίποτα δεν ανοίγει πριν από τη συγκατάθεση του γονέα ή κηδεμόνα.',
    en: 'For pupils of secondary schools: nothing opens before a parent or guardian has consented.',
  },
  settings: {
    Config: {
      Color: 'teal',
      GroupByGroup: true,
      gdpr: { Required: true, UserField: 'gdpr', MinValue: 1 },
      tdfw: { Ωφελούμενοι: 'Μαθητές', Mentees: 'Pupils', Ωφελούμενος: 'Μαθητής', Mentee: 'Pupil' },
      Matching: { Capacity: 5, CapacityField: 'mentor_capacity', AreaField: 'municipality' },
      Groups: {
        [FAMILY]: { en: 'With the family' },
        [KNOWING]: { en: 'Getting to know each other' },
        [SCHOOL]: { en: 'At school' },
        [FUTURE]: { en: 'My future' },
      },
    },
    Roles: MENUS,
    User: {
      Label: 'Μαθητής',
      Labels: { en: 'Pupil' },
      Letter: 'Μ',
      Color: 'teal',
      Fields: [
        field('first_name', ['Όνομα', 'First name'], [5, 2]),
        field('last_name', ['Επώνυμο', 'Last name'], [5, 2]),
        field('email', ['E-mail', 'E-mail'], [4, 4], 'email'),
        field('birth_date', ['Ημερομηνία γέννησης', 'Date of birth'], [3, 2], 'date'),
        field('municipality', ['Πόλη', 'City'], [4, 2]),
      ],
      ProjectFields: [
        field('school', ['Σχολείο', 'School'], [4, 2]),
        choiceField('class', ['Τάξη', 'Class'], [4, 2], CLASSES),
        field('guardian_name', ['Γονέας ή κηδεμόνας', 'Parent or guardian'], [3, 2]),
        field('guardian_phone', ['Τηλέφωνο κηδεμόνα', 'Telephone of the guardian'], [3, 2], 'tel'),
        field('guardian_email', ['E-mail κηδεμόνα', 'E-mail of the guardian'], [2, 2], 'email'),
        // Not the pupil's to say: whoever has seen the signed form notes it.
        field(
          'guardian_consent',
          ['Συγκατάθεση κηδεμόνα', 'Consent of the guardian'],
          [3, 2],
          'yesno',
        ),
        field('gdpr', ['Συγκατάθεση', 'Consent'], [2, 0], 'yesno'),
      ],
      Filters: [{ Field: 'school' }, { Field: 'class' }, { Field: 'guardian_consent' }],
    },
    Mentor: {
      Label: 'Μέντορας',
      Labels: { en: 'Mentor' },
      Letter: 'ΜΕ',
      Color: 'coral',
      Fields: [...MENTOR_FIELDS],
    },
    ...STAFF,
  },
  consent: {
    el: `## Για εσένα

Το πρόγραμμα σου δίνει έναν μέντορα: έναν ενήλικο που έχει χρόνο να σε ακούσει. Για να γίνει αυτό κρατάμε το όνομά σου, το σχολείο και την τάξη σου, ό,τι γράφεις στις δράσεις και πότε συναντιέστε.

## Για τον γονέα ή κηδεμόνα

- Ο μέντορας έχει επιλεγεί και ελεγχθεί από το πρόγραμμα και δεν συναντά ποτέ τον μαθητή εκτός σχολείου χωρίς να το γνωρίζετε.
- Τα στοιχεία τα βλέπουν μόνο ο μέντορας και όσοι εποπτεύουν το πρόγραμμα.
- Μπορείτε να ζητήσετε να τα δείτε, να διορθωθούν ή να διαγραφούν, και να σταματήσει η συμμετοχή όποτε θέλετε, χωρίς καμία συνέπεια στο σχολείο.

Αν είσαι κάτω των 15 ετών, διάβασέ το μαζί με γονέα ή κηδεμόνα: η υπογραφή τους χρειάζεται πριν ξεκινήσεις.`,
    en: `## For you

The programme gives you a mentor: an adult who has time to listen to you. For this we keep your name, your school and class, what you write in the actions and when you meet.

## For the parent or guardian

- The mentor has been chosen and checked by the programme, and never meets the pupil outside school without your knowledge.
- Only the mentor and those who supervise the programme see the data.
- You may ask to see it, to have it corrected or erased, and to end the participation whenever you like, with no consequence at school.

If you are younger than 15, read this with a parent or guardian: their signature is needed before you begin.`,
  },
  mails: [
    {
      name: 'rendezvous.html',
      texts: {
        el: {
          subject: 'Η συνάντησή σου: {{ meetings[0].at | moment }}',
          body: `Γεια σου{% if vocative %}, {{ vocative }}{% endif %},

Ο μέντοράς σου σε περιμένει στο σχολείο στις {{ meetings[0].at | moment }} για: {{ meetings[0].title }}.
{% if meetings[0].place != "" %}
Πού: {{ meetings[0].place }}
{% endif %}
Αν δεν μπορείς, πες το στον μέντορά σου ή στον εκπαιδευτικό σου.

[Το ημερολόγιό μου]({{ calendar }})`,
        },
        en: {
          subject: 'Your meeting: {{ meetings[0].at | moment }}',
          body: `Hello{% if name %} {{ name }}{% endif %},

Your mentor expects you at school on {{ meetings[0].at | moment }} for: {{ meetings[0].title }}.
{% if meetings[0].place != "" %}
Where: {{ meetings[0].place }}
{% endif %}
If you cannot come, tell your mentor or your teacher.

[My calendar]({{ calendar }})`,
        },
      },
    },
  ],
  actions: [
    {
      key: 'guardian',
      typeId: ACTION_TYPES.documents,
      group: FAMILY,
      title: { el: 'Συγκατάθεση γονέα ή κηδεμόνα', en: 'Consent of a parent or guardian' },
      descr: {
        el: 'Τυπώστε το έντυπο, υπογράψτε το και ανεβάστε μια φωτογραφία. Ο υπεύθυνος του προγράμματος το ελέγχει και το σημειώνει.',
        en: 'Print the form, sign it and upload a photo. The person in charge of the programme checks it and notes it.',
      },
    },
    {
      key: 'rules',
      typeId: ACTION_TYPES.information,
      group: FAMILY,
      title: { el: 'Οι κανόνες της παρέας μας', en: 'The rules of our company' },
      descr: {
        el: 'Τι λέμε, τι κρατάμε για εμάς, και σε ποιον μιλάς αν κάτι σε κάνει να νιώθεις άσχημα.',
        en: 'What we say, what we keep to ourselves, and whom you talk to if something makes you feel bad.',
      },
    },
    {
      key: 'me',
      typeId: ACTION_TYPES.task,
      group: KNOWING,
      title: { el: 'Αυτός είμαι εγώ', en: 'This is me' },
      descr: {
        el: 'Λίγα πράγματα για σένα, για να έχετε από πού να αρχίσετε.',
        en: 'A few things about you, so that you have somewhere to begin.',
      },
      form: [
        lines('likes', 'Τι σου αρέσει να κάνεις;', 'What do you like to do?'),
        lines('proud', 'Για τι είσαι περήφανος ή περήφανη;', 'What are you proud of?', false),
      ],
      enable: "user.guardian_consent == '1' && completion['@rules']",
    },
    {
      key: 'first',
      typeId: ACTION_TYPES.meetingInPerson,
      group: KNOWING,
      title: { el: 'Η πρώτη μας συνάντηση', en: 'Our first meeting' },
      descr: {
        el: 'Στο σχολείο, με έναν εκπαιδευτικό κοντά: γνωρίζεστε και συμφωνείτε πότε θα βρίσκεστε.',
        en: 'At school, with a teacher near: you get to know each other and agree on when to meet.',
      },
      enable: "completion['@me']",
    },
    {
      key: 'week',
      typeId: ACTION_TYPES.task,
      group: SCHOOL,
      title: { el: 'Η εβδομάδα μου', en: 'My week' },
      descr: {
        el: 'Πώς περνά η εβδομάδα σου, και τι θα ήθελες να αλλάξει.',
        en: 'How your week goes by, and what you would like to change.',
      },
      form: [
        lines('good', 'Τι πήγε καλά αυτή την εβδομάδα;', 'What went well this week?'),
        lines('hard', 'Τι σε δυσκόλεψε;', 'What was hard?'),
        choice(
          'sleep',
          ['Πόσο κοιμάσαι;', 'How much do you sleep?'],
          [
            ['less', 'λιγότερο από 7 ώρες', 'less than 7 hours'],
            ['enough', '7 ως 9 ώρες', '7 to 9 hours'],
            ['more', 'πάνω από 9 ώρες', 'more than 9 hours'],
          ],
        ),
      ],
      enable: "completion['@first']",
    },
    {
      key: 'study',
      typeId: ACTION_TYPES.meetingInPerson,
      group: SCHOOL,
      title: { el: 'Πώς διαβάζω καλύτερα', en: 'How I study better' },
      descr: {
        el: 'Δοκιμάζετε μαζί δύο τρόπους μελέτης με ένα μάθημα που σε δυσκολεύει.',
        en: 'Together you try two ways of studying with a subject that is hard for you.',
      },
      enable: "completion['@week']",
    },
    {
      key: 'jobs',
      typeId: ACTION_TYPES.task,
      group: FUTURE,
      title: { el: 'Ρωτώ έναν επαγγελματία', en: 'I ask a professional' },
      descr: {
        el: 'Διάλεξε ένα επάγγελμα, ετοίμασε πέντε ερωτήσεις και γράψε τι σου απάντησαν.',
        en: 'Choose a profession, prepare five questions and write what you were answered.',
      },
      form: [
        lines('questions', 'Οι πέντε ερωτήσεις σου', 'Your five questions'),
        lines('answers', 'Τι έμαθες;', 'What did you learn?'),
      ],
      enable: "completion['@study']",
    },
    {
      key: 'farewell',
      typeId: ACTION_TYPES.meetingInPerson,
      group: FUTURE,
      title: { el: 'Κλείνουμε μαζί', en: 'We close together' },
      descr: {
        el: 'Τι άλλαξε από την πρώτη συνάντηση, και σε ποιον θα μιλάς από εδώ και πέρα.',
        en: 'What has changed since the first meeting, and whom you will talk to from here on.',
      },
      enable: "completion['@jobs']",
    },
    {
      key: 'parents',
      typeId: ACTION_TYPES.task,
      group: FAMILY,
      isHiddenFromMentee: true,
      title: { el: 'Ενημέρωση της οικογένειας', en: 'Word with the family' },
      descr: {
        el: 'Πότε μιλήσατε με τον κηδεμόνα και τι συμφωνήσατε.',
        en: 'When you talked with the guardian, and what you agreed.',
      },
    },
  ],
}

import { APPLICATION_FORM } from './application-form.ts'
import type {
  ProjectField,
  ProjectFilter,
  ProjectSettings,
} from '@telemachos/contract/projects/entities'
import { GROUPS } from './actions.ts'
import { INDICATORS } from './insert-indicators.ts'
import { MENUS } from './menus.ts'
import { FUNDED, HOME_VIEW } from './names.ts'

const field = (
  Name: string,
  Label: string,
  english: string,
  Visible: number,
  Editable: number,
  Type = 'text',
): ProjectField => ({ Name, Label, Labels: { en: english }, Type, Visible, Editable })

/** A bridge over water: the logo of the first project. */
const BRIDGE = `data:image/png;base64,${[
  'iVBORw0KGgoAAAANSUhEUgAAAJAAAABICAYAAAAZK3z6AAAJY0lEQVR4nOydC3BU1RnHv+/sbgiDBkKpgNOORMGGXaA+CAxo',
  'H1Or1lLRisHspkwjyQbstNhK6Qy0o9Lx0YdCp3baZhOECtlNSBUraulo23GkFqHqVMiDQUuptiAqj4iEZPeer9/Z6kzNbti7',
  'uZu79+6e30xu9t577t77nf3f8/jOPd8VoNFYQIBGYwEtII0ltIA0ltAC0lhCC0hjCS0gjSW0gDSW0ALSWEILSGMJLxQxdXUH',
  'S41So4zi/WUSxVgQWAbSKANEXocyJCpT6QixVxD0AlEvCE+vAfKkz6Be9I3q9Zzx9G7aVHEGihSEIqG68fWxAgbmsijmIFAV',
  'Ilbx5smQA4jgP/ydezg3d7PaduNp3+7W1mm9UAQUrIBuCe+v8qBxJRDMIWTBAF4ENkJE3YjwihIU/+2Mtkx/CQqQghJQqH7f',
  'HPLgYiS8mS27AJwEwUFebjUQtrZH/C9DgeB6AYUaui/nEmYxG1LN1lSACyCg13mxVQpve3vTp/4OLsa1AqoNd39FIt3FBswG',
  'N0Owi4RYG2uq3AEuxHUCqgn3LBQg7+QrvxwKCSLVVlobbfE/DS7CNQIKNXTewN3sO/njZVDAEMDfBAuptXn6k+ACHC+gmnDX',
  'VwUQlzh4CRQTBC9JED9sa658AhyMYwVUXbdvkq8Et/AlXgUjz7vcsD3B5zrOP9xxRPUZ+DOvK5DKeVnO6+WEMI5/3XJ2C/B/',
  '+BiMNATPxuNyScemGUfAgThSQB+UOg9zqTMOcgQLJMGLA2zyXq4m9gqivSB9e6MPTzuoFALDgjC09EAFiPhMiTiTM3Mmb+M/',
  'vJh9QB7IFUQnEMQSJ1ZrjhNQMNz1M8782yEHsIe4k0uTqAG4w27fS82yntkg5Zf4/LVcWlVCDuCb4MFYJPBdcBCOEdCSJUfG',
  'GKXHHucr+iJYgIuSf7JyYpJ8m9tbLu4GB1Db2D1TggyxgzNo1cHJN8XT3jPjF2/ePOl9cACOEFBtw4FPSDHwzPDvVDqqHHPs',
  'T4nGmqb/FRwLIbsh5gmkEAthMZe0H4dhwCVRj5AlV7e2THsT8kzeBZQUD8Zf5Mw8H7KGTvPi3vhxeqCjY8YAuIjq6n0l3nKx',
  'ij9+n3+E0ZAlagDXgzB7S8R/GPJIXgVUXd853ueBPXwZF0KWcAZuo0TJ7W0bp74BLqbm1tc+Kbz9D3GH4QbInv1xg+Z3bAgc',
  'gzyRNwEtXNpz7hiv8TxXW5/O6kCCQyyecKzF/wwUELXhzusI8FdZt5HYX+Q5M/5z+WoT5e2JxHM8xubsxUO/x9O+WYUmHkVr',
  'cyBpm7IxqwN5SMcofbcJ8kReSqBQuKuGzxwzm175cNhTszraHHgAioBgY9cqNvr+rHxJkm6MtgR+BzZju4Cqq98Y7Svv/Tef',
  'utxMehbPEUBxk7N7V7knuKx7HpB8jEvpSeaOoKPvQXnF9sj5p8FGbK/CfOPeW2NaPERvUXzUnGITj0LZzK7zuezXesfcEXje',
  'uXByFdiMrSVQsHH/BADjTT7pqIyJid7nzJsbaw50QhFTU995KXrwL6a6+pxn8URJRcfGaW+DTdhcAiVWmhEP97J49MFzfbGL',
  'R9G2IfAKj9stSuZJJhDH+LzxFWAjNgqIx7EBG8ykRKCvRyOVfwZNkmQPjWCpmbRcaptKlytsE1Coofs6VtCETOm43fME97Za',
  'QfMRoi3+R8x08ZVHP9jQdTXYhH0lEML1ZpKRhLtBkxbJXXsz6RBpIdiEbQLionV+xjQEz6k6HzRpaWsJPK8eec2UjhCvAJs4',
  'ay+sZlnnVUjqQSnKwYNdeFemFOzz2c4XVDBzpkYCIqziaurLJlKuBYvw0MoJkOLVWEvln4ZKk1ZAqruNYKh2yDWg0RD9IS4h',
  'lG7QNm0VhpR4BLR4NB+CeK1XQNrxtpQSSE0PBo94ETSaQRjouWTwTNqUEkh6RBVoNGlAKecM3pZahRFl9nhqihKBqTVWioAE',
  'iT2g0aSBJO4avC1FQMk4NgSumFarsQ/20W3l7vyrg7en7YV5+7FOdd1Ao1GwFhKSbku3K6MjURDO4m8YC5pi5JhE6GxrCvxx',
  'qARFEyNRMzLoML8aS2gBaSyhBaSxhBaQxhJaQBpLaAFpLGH5XRnqfRMDJf3zCKR64nAe+wUmk/IbEZZ9GL6EvZhvA1IvD6Wc',
  'JIDDCPSClOKF0kTpLre9Z6LY7M3EsPxA1d/Yd443jrcCYi1/wVywAsEudlZtMbzyNx2/nHEKHEix2ZsNWQnof5G2aAUSBdUc',
  'JMghfBef4ouJIohftEam7wUHUGz2DgdTAlLx/lAaP0bEL4AdEDwrhVjd1lSZ8QHykaDY7LXCWQWUvANJ3sMZads0kf+HiB6V',
  'Eu9u3+DfBzZQbPbWLO+eApIWINJpL456avOvpx6FLBlSQMHGrvW889vgBIhaZWLU6pGKRpaMEubr/xFnRwicgB32evvvV226',
  'j56W1sWaAyshC9IKKBTuWsd7vgMOg3s0P+0bGH3f45sqTkAOuLHu4LjRJX1rOBNsj2phhnzYyz3I5lizvxFMkiKgr9V3TpUe',
  'PAAOhTO1jxc7QNBjCSrd3hG56GQ2x4duO1RO8tQC7nYv4tVrhxPg0k7yYa9EUWW2PZYiIBUdizf+BNzDy5zBz4HAnWDAIb6F',
  '3olu8B9Kxp0uOTaBi+kJ4IELuK6/khA+z7ZdCu5mxO3lqmwFV2UPmUmbOq2nsUtVXesge1IMKzFGv6V2DHj6JirD2KAp7Gz7',
  'LHdhP1OIP2QB2XtHNOJfbyZhiifaIM9OD5qbmJF88x5gJBH3bcwQ1OjQB3/qvaGPqg1Llr92XkIO1CHBcle9abAI7JUCt5lN',
  'O1QjuoX31A91ENfLT7ED7MFcxfBR4Ui4K7lSzYAEB1JM9qqGeyzi/57Z9EN348OdP2d/yLcGbW7n8Z17R8pzmgznJmANn/dm',
  'cABqJoJAvKdY7GX1rI82++/I5pCzOhKDDf+YSNi3gEVTmkD5ZEdkxr/ABoINPbNAyPv44hZAHlBBrgSKH9g1xOBmex39UH1N',
  'uHs+F/XrLA9gmkTF3uF2zjfbIoG8xAZwo72umJVxS2PXZYKolov6IK9OhhyiXlrCyzYkEU1OqnQAbrLXddN6kkGvJN7EmbCI',
  'M3giDI/DXGz/FtGzzenBPJ1ur6vnhdXW91whhXENmzGNLZnCt9eFgzNZBSvn/dz9Vt1qOgBC7HBr4HIn2vtfAAAA//9Lp0Fd',
  'AAAABklEQVQDAE3DSxfcq9CeAAAAAElFTkSuQmCC',
].join('')}`

/** Levels: 1 is for Admin and ProjectManager, 3 for mentors too, 4 for mentees too. */
const FIELDS: ProjectField[] = [
  field('first_name', 'Όνομα', 'First name', 5, 2),
  field('last_name', 'Επώνυμο', 'Last name', 5, 2),
  field('email', 'E-mail', 'E-mail', 4, 4, 'email'),
  field('phone', 'Κινητό τηλέφωνο', 'Mobile phone', 4, 4, 'tel'),
  { ...field('gender', 'Φύλο', 'Gender', 3, 2, 'select'), Options: ['5301', '5302'] },
  field('birth_date', 'Ημερομηνία γέννησης', 'Date of birth', 3, 2, 'date'),
  field('address', 'Διεύθυνση', 'Address', 3, 3),
  field('postcode', 'Ταχυδρομικός κώδικας', 'Postcode', 3, 3),
  field('municipality', 'Δήμος', 'Municipality', 4, 3, 'municipality'),
  field('afm', 'ΑΦΜ', 'Tax number (AFM)', 1, 1, 'afm'),
  field('amka', 'ΑΜΚΑ', 'Social security number (AMKA)', 1, 1, 'amka'),
  field('languages', 'Γλώσσες', 'Languages', 4, 4),
  field('sector', 'Κλάδος εργασίας', 'Branch of work', 4, 4),
]

/** Where consent is asked for: given and taken back by people themselves. */
const CONSENT = field('gdpr', 'Συγκατάθεση', 'Consent', 2, 0, 'yesno')

/** What only mentors have. */
const MENTOR_FIELDS: ProjectField[] = [
  field('mentor_type', 'Ιδιότητα μέντορα', 'Kind of mentor', 4, 1),
  field('mentor_capacity', 'Θέσεις μέντορα', 'Mentor capacity', 2, 1, 'number'),
]

const MENTOR = {
  Label: 'Μέντορας',
  Labels: { en: 'Mentor' },
  Letter: 'Μ',
  Color: 'teal',
  Fields: MENTOR_FIELDS,
}

const SUPERVISOR = { Label: 'Επόπτης', Labels: { en: 'Supervisor' }, Letter: 'Ε', Color: 'violet' }

const COORDINATOR = {
  Label: 'Συντονιστής',
  Labels: { en: 'Coordinator' },
  Letter: 'ΣΥ',
  Color: 'slate',
}

/** How mentors are suggested: who lives near, speaks the same and works in the same branch. */
const MATCHING = { Capacity: 12, SharedFields: ['sector'] }

const PROJECT_FIELDS: ProjectField[] = [
  field('kayas', 'Αριθμός αίτησης (ΚΑΥΑΣ)', 'Application number (KAYAS)', 2, 1),
  field('unemployment_card', 'Δελτίο ανεργίας', 'Unemployment card', 2, 2),
  field('unemployment_since', 'Άνεργος/η από', 'Unemployed since', 3, 2, 'date'),
  ...INDICATORS,
  field('goal', 'Επαγγελματικός στόχος', 'Career goal', 4, 4),
]

/** What lists of people offer to filter by. */
const FILTERS: ProjectFilter[] = [
  { Field: 'municipality' },
  { Field: 'gender' },
  { Field: 'mentor_type', Cascade: false },
]

export interface DemoProject {
  readonly id: number
  readonly url: string
  readonly descr: string
  readonly settings: ProjectSettings
  /** Its part of all mentees, mentors and supervisors. */
  readonly share: number
  /** Youngest and oldest age of its mentees, in years. */
  readonly ages: readonly [number, number]
}

/** Three projects with different settings. */
export const PROJECTS: readonly DemoProject[] = [
  {
    id: 1,
    url: 'gefyres',
    descr: 'Γέφυρες Απασχόλησης',
    share: 0.5,
    ages: [18, 29],
    settings: {
      Config: {
        GroupByGroup: true,
        Color: 'periwinkle',
        Descrs: { en: 'Bridges to Employment' },
        Matching: MATCHING,
        Groups: GROUPS,
        Logo: { ImageUrl: BRIDGE },
        tdfw: {
          Πληρωμή: 'Επίδομα',
          Payment: 'Allowance',
          Αίτηση: 'Εκδήλωση ενδιαφέροντος',
          Application: 'Expression of interest',
        },
        Application: APPLICATION_FORM,
        Alert: { Corner: 'bottom-right' },
        Chat: { Enabled: true },
        aCommunicator: { Domain: 'minima.gefyres.example', ApiKey: 'demo-0000-gefyres' },
        MIS: '5001234',
        MicrodataDateActionId: 3,
        MicrodataSendFilter: [{ Field: 'municipality', Match: 'in', Value: FUNDED }],
        Contact: {
          Name: 'Γραφείο υποστήριξης «Γέφυρες Απασχόλησης»',
          Names: { en: 'Support office of Bridges to Employment' },
          Email: 'info@gefyres.example.org',
          Phone: '2101234567',
        },
      },
      Roles: MENUS,
      User: {
        Label: 'Ωφελούμενος',
        Labels: { en: 'Mentee' },
        Letter: 'Ω',
        Color: 'periwinkle',
        Fields: FIELDS,
        Filters: FILTERS,
        ProjectFields: PROJECT_FIELDS,
      },
      Mentor: {
        ...MENTOR,
        Filters: [{ Field: 'specialty' }],
        ProjectFields: [
          field('experience_years', 'Έτη εμπειρίας', 'Years of experience', 3, 2, 'number'),
          {
            ...field('specialty', 'Κλάδος', 'Branch', 4, 3, 'select'),
            Options: ['Εκπαίδευση', 'Εμπόριο', 'Πληροφορική', 'Τουρισμός', 'Υγεία'],
            OptionLabels: {
              Εκπαίδευση: { en: 'Education' },
              Εμπόριο: { en: 'Trade' },
              Πληροφορική: { en: 'Information technology' },
              Τουρισμός: { en: 'Tourism' },
              Υγεία: { en: 'Health' },
            },
          },
          field('introduction', 'Λίγα λόγια για μένα', 'A few words about me', 4, 3),
        ],
      },
      Supervisor: SUPERVISOR,
      Coordinator: COORDINATOR,
    },
  },
  {
    id: 2,
    url: 'mazi',
    descr: 'Μαζί στο Σχολείο',
    share: 0.25,
    ages: [15, 18],
    settings: {
      Config: {
        gdpr: { Required: true, UserField: 'gdpr', MinValue: 1 },
        Color: 'teal',
        Descrs: { en: 'Together at School' },
        Matching: MATCHING,
        Groups: GROUPS,
        tdfw: { Ωφελούμενοι: 'Μαθητές', Mentees: 'Pupils' },
        Alert: { Corner: 'top-right' },
        Chat: { Enabled: false },
      },
      Roles: MENUS,
      User: {
        Label: 'Μαθητής',
        Labels: { en: 'Pupil' },
        Letter: 'Μ',
        Color: 'teal',
        Fields: [...FIELDS, CONSENT],
        Filters: FILTERS,
        ProjectFields: PROJECT_FIELDS.slice(3),
      },
      Mentor: { ...MENTOR, Color: 'coral' },
      Supervisor: SUPERVISOR,
      Coordinator: COORDINATOR,
    },
  },
  {
    id: 3,
    url: 'xekinima',
    descr: 'Νέο Ξεκίνημα',
    share: 0.25,
    ages: [30, 58],
    settings: {
      Config: {
        Color: 'coral',
        Descrs: { en: 'New Beginning' },
        Matching: MATCHING,
        Groups: GROUPS,
        tdfw: {
          Καθοδήγηση: 'Συμβουλευτική',
          Mentoring: 'Counselling',
          Ωφελούμενοι: 'Συμμετέχοντες',
          Mentees: 'Participants',
        },
        LinkActionsAll: true,
        enableActions: true,
        HomeCustomView: { Mentee: HOME_VIEW },
        Chat: { Enabled: true },
        MIS: '5007788',
        MicrodataDateActionId: 3,
      },
      Roles: MENUS,
      User: {
        Label: 'Συμμετέχων',
        Labels: { en: 'Participant' },
        Letter: 'Σ',
        Color: 'coral',
        Fields: FIELDS,
        Filters: FILTERS,
        ProjectFields: PROJECT_FIELDS,
      },
      Mentor: MENTOR,
      Supervisor: SUPERVISOR,
      Coordinator: COORDINATOR,
    },
  },
]

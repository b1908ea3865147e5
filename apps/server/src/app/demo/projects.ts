import type { ProjectField, ProjectSettings } from '@telemachos/contract/projects/entities'

const STATE = 'root.defaultlayout.project'

const entry = (state: string, label: string, items: { state: string; label: string }[] = []) => ({
  state: `${STATE}.${state}`,
  label,
  ...(items.length > 0 && {
    items: items.map((item) => ({ ...item, state: `${STATE}.${item.state}` })),
  }),
})

const mentoring = entry('mentor.action.list', 'Καθοδήγηση', [
  { state: 'mentor.action.list', label: 'Πλέγμα δράσεων' },
  { state: 'mentor.mentee.list', label: 'Ωφελούμενοι' },
])
const overview = entry('admin.home', 'Επισκόπηση')
const actions = entry('admin.action.list', 'Δράσεις')
const account = entry('userinfo', 'Τα στοιχεία μου')
const overseeing = [overview, mentoring, actions, account]

/** The menus of a project by role: only pages that are there. */
const MENUS: ProjectSettings['Roles'] = {
  SuperAdmin: overseeing,
  Admin: overseeing,
  ProjectManager: overseeing,
  Coordinator: overseeing,
  Supervisor: overseeing,
  Microdata: [mentoring, account],
  Mentor: [mentoring, account],
  Mentee: [
    entry('mentee.view', 'Η πορεία μου', [
      { state: 'mentee.view', label: 'Επόμενο βήμα' },
      { state: 'mentee.actions', label: 'Οι δράσεις μου' },
      { state: 'mentee.actionsdone', label: 'Ολοκληρωμένες' },
    ]),
    account,
  ],
  SupervisorLite: [account],
  SupervisorLitePlus: [account],
  Translator: [account],
}

const field = (
  Name: string,
  Label: string,
  Visible: number,
  Editable: number,
  Type = 'text',
): ProjectField => ({ Name, Label, Type, Visible, Editable })

/** Levels: 1 is for Admin and ProjectManager, 3 for mentors too, 4 for mentees too. */
const FIELDS: ProjectField[] = [
  field('first_name', 'Όνομα', 5, 2),
  field('last_name', 'Επώνυμο', 5, 2),
  field('email', 'E-mail', 4, 4, 'email'),
  field('phone', 'Κινητό τηλέφωνο', 4, 4, 'tel'),
  { ...field('gender', 'Φύλο', 3, 2, 'select'), Options: ['5301', '5302'] },
  field('birth_date', 'Ημερομηνία γέννησης', 3, 2, 'date'),
  field('address', 'Διεύθυνση', 3, 3),
  field('postcode', 'Ταχυδρομικός κώδικας', 3, 3),
  field('municipality', 'Πόλη', 4, 3),
  field('afm', 'ΑΦΜ', 1, 1),
  field('amka', 'ΑΜΚΑ', 1, 1),
  field('gdpr', 'Συγκατάθεση', 2, 1),
  field('mentor_type', 'Ιδιότητα μέντορα', 4, 1),
]

const PROJECT_FIELDS: ProjectField[] = [
  field('kayas', 'Αριθμός αίτησης (ΚΑΥΑΣ)', 2, 1),
  field('unemployment_card', 'Δελτίο ανεργίας', 2, 2),
  field('unemployment_since', 'Άνεργος/η από', 3, 2, 'date'),
  field('goal', 'Επαγγελματικός στόχος', 4, 4),
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
      Config: { GroupByGroup: true, Color: 'periwinkle' },
      Roles: MENUS,
      User: {
        Label: 'Ωφελούμενος',
        Letter: 'Ω',
        Color: 'periwinkle',
        Fields: FIELDS,
        ProjectFields: PROJECT_FIELDS,
      },
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
        tdfw: { Ωφελούμενοι: 'Μαθητές' },
      },
      Roles: MENUS,
      User: {
        Label: 'Μαθητής',
        Letter: 'Μ',
        Color: 'teal',
        Fields: FIELDS,
        ProjectFields: PROJECT_FIELDS.slice(3),
      },
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
        tdfw: { Καθοδήγηση: 'Συμβουλευτική', Ωφελούμενοι: 'Συμμετέχοντες' },
      },
      Roles: MENUS,
      User: {
        Label: 'Συμμετέχων',
        Letter: 'Σ',
        Color: 'coral',
        Fields: FIELDS,
        ProjectFields: PROJECT_FIELDS,
      },
    },
  },
]

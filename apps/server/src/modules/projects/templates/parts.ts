import type {
  MenuEntry,
  ProjectField,
  ProjectSettings,
} from '@telemachos/contract/projects/entities'
import type { TemplateAction } from './ready-template.ts'

const STATE = 'root.defaultlayout.project'

/** A field of a person, in both languages; levels as in the specification, §3. */
export function field(
  Name: string,
  [Label, english]: readonly [el: string, en: string],
  [Visible, Editable]: readonly [visible: number, editable: number],
  Type = 'text',
): ProjectField {
  return { Name, Label, Labels: { en: english }, Type, Visible, Editable }
}

/** A field with a choice, whose options are in both languages. */
export function choiceField(
  Name: string,
  label: readonly [el: string, en: string],
  levels: readonly [visible: number, editable: number],
  options: readonly (readonly [el: string, en: string])[],
): ProjectField {
  return {
    ...field(Name, label, levels, 'select'),
    Options: options.map(([el]) => el),
    OptionLabels: Object.fromEntries(options.map(([el, en]) => [el, { en }])),
  }
}

/** Several lines of text that a form asks for. */
export function lines(name: string, el: string, en: string, required = true) {
  return { name, label: { el, en }, type: 'textarea', required } as const
}

/** One of several options that a form asks for. */
export function choice(
  name: string,
  [el, en]: readonly [el: string, en: string],
  options: readonly (readonly [value: string, el: string, en: string])[],
): NonNullable<TemplateAction['form']>[number] {
  return {
    name,
    label: { el, en },
    type: 'select',
    required: true,
    options: options.map(([value, greek, english]) => ({
      value,
      label: { el: greek, en: english },
    })),
  }
}

const entry = (page: string, label: string, en: string): MenuEntry => ({
  state: `${STATE}.${page}`,
  label,
  labels: { en },
})

const home = entry('home', 'Αρχική', 'Home')
const calendar = entry('calendar', 'Ημερολόγιο', 'Calendar')
const account = entry('userinfo', 'Τα στοιχεία μου', 'My details')
const overview = entry('admin.home', 'Επισκόπηση', 'Overview')
const queue = entry('admin.project.supervisor', 'Εποπτεία', 'Supervision')
const reports = entry('admin.report.list', 'Αναφορές', 'Reports')
const statistics = entry('statistics', 'Στατιστικά', 'Statistics')
const actions = entry('admin.action.list', 'Δράσεις', 'Actions')
const mails = entry('admin.senditems', 'Μηνύματα', 'Mails')
const projects = entry('admin.project.list', 'Έργα', 'Projects')
const watching = {
  ...overview,
  items: [
    entry('admin.home', 'Επισκόπηση έργου', 'Project overview'),
    entry('admin.audit', 'Ημερολόγιο ενεργειών', 'Activity log'),
    entry('admin.operations', 'Λειτουργία', 'Operations'),
  ],
}
const members = entry('admin.project.users', 'Μέλη και εισαγωγή', 'Members and import')
const linking = entry('admin.project.linkusers', 'Σύνδεση με μέντορες', 'Link mentors')
const mentoring = {
  ...entry('mentor.action.list', 'Καθοδήγηση', 'Mentoring'),
  items: [
    entry('mentor.action.list', 'Πλέγμα δράσεων', 'Grid of actions'),
    entry('mentor.mentee.list', 'Ωφελούμενοι', 'Mentees'),
  ],
}
const people = {
  ...entry('admin.user.list', 'Άτομα', 'People'),
  items: [entry('admin.user.list', 'Όλα τα άτομα', 'Everybody'), members, linking],
}
const library = entry('library', 'Βιβλιοθήκη', 'Library')
const chat = entry('chat', 'Συνομιλίες', 'Chat')
const administering = [
  home,
  watching,
  mentoring,
  calendar,
  queue,
  reports,
  people,
  actions,
  mails,
  projects,
  library,
  chat,
  account,
]

/** The menus with which a programme begins: pages that each role may open. */
export const MENUS = {
  Admin: administering,
  // How the server fares is for administrators.
  ProjectManager: administering.map((menu) =>
    menu === watching ? { ...watching, items: watching.items.slice(0, -1) } : menu,
  ),
  Coordinator: [
    home,
    overview,
    mentoring,
    calendar,
    queue,
    reports,
    members,
    linking,
    actions,
    library,
    chat,
    account,
  ],
  Supervisor: [
    home,
    overview,
    mentoring,
    calendar,
    queue,
    reports,
    people,
    statistics,
    library,
    chat,
    account,
  ],
  Mentor: [home, mentoring, calendar, library, chat, account],
  Mentee: [
    home,
    {
      ...entry('mentee.view', 'Η πορεία μου', 'My progress'),
      items: [
        entry('mentee.view', 'Επόμενο βήμα', 'Next step'),
        entry('mentee.actions', 'Οι δράσεις μου', 'My actions'),
        entry('mentee.actionsdone', 'Ολοκληρωμένες δράσεις', 'Completed actions'),
      ],
    },
    calendar,
    library,
    chat,
    account,
  ],
} satisfies ProjectSettings['Roles']

/** Profile types of the staff, with their marks. */
export const STAFF = {
  Supervisor: { Label: 'Επόπτης', Labels: { en: 'Supervisor' }, Letter: 'Ε', Color: 'violet' },
  Coordinator: {
    Label: 'Συντονιστής',
    Labels: { en: 'Coordinator' },
    Letter: 'ΣΥ',
    Color: 'slate',
  },
} satisfies Partial<ProjectSettings>

/** What a mentor says of themselves, and how many they can take. */
export const MENTOR_FIELDS: readonly ProjectField[] = [
  field('mentor_type', ['Ιδιότητα μέντορα', 'Kind of mentor'], [4, 1]),
  field('mentor_capacity', ['Θέσεις μέντορα', 'Mentor capacity'], [2, 1], 'number'),
]

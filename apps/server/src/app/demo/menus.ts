import type { ProjectSettings } from '@telemachos/contract/projects/entities'

const STATE = 'root.defaultlayout.project'

interface Link {
  readonly state: string
  readonly label: string
  readonly labels: { readonly en: string }
}

const entry = (state: string, label: string, english: string, items: readonly Link[] = []) => ({
  state: `${STATE}.${state}`,
  label,
  labels: { en: english },
  ...(items.length > 0 && {
    items: items.map((item) => ({ ...item, state: `${STATE}.${item.state}` })),
  }),
})

const mentoring = entry('mentor.action.list', 'Καθοδήγηση', 'Mentoring', [
  { state: 'mentor.action.list', label: 'Πλέγμα δράσεων', labels: { en: 'Grid of actions' } },
  { state: 'mentor.action2.list', label: 'Ανά δράση', labels: { en: 'By action' } },
  { state: 'mentor.mentee.list', label: 'Ωφελούμενοι', labels: { en: 'Mentees' } },
  {
    state: 'questresults',
    label: 'Αποτελέσματα ερωτηματολογίων',
    labels: { en: 'Results of questionnaires' },
  },
  { state: 'mentor.senditems', label: 'Μηνύματα', labels: { en: 'Mails' } },
])
/** A menu without one of its pages. */
const without = (page: string, { items = [], ...menu }: ReturnType<typeof entry>) => ({
  ...menu,
  items: items.filter(({ state }) => state !== `${STATE}.${page}`),
})
const home = entry('home', 'Αρχική', 'Home')
const overview = entry('admin.home', 'Επισκόπηση', 'Overview')
const actions = entry('admin.action.list', 'Δράσεις', 'Actions')
/** For those who write questionnaires too. */
const authoring = {
  ...actions,
  items: [
    { state: actions.state, label: 'Πίνακας δράσεων', labels: { en: 'Table of actions' } },
    {
      state: 'root.defaultlayout.goanyquest',
      label: 'Ερωτηματολόγια',
      labels: { en: 'Questionnaires' },
    },
  ],
}
/** For those who say what actions calculate with. */
const calculating = {
  ...authoring,
  items: [
    ...authoring.items,
    {
      state: `${STATE}.admin.spreadsheets`,
      label: 'Υπολογιστικά φύλλα',
      labels: { en: 'Spreadsheets' },
    },
    {
      state: `${STATE}.admin.project.check`,
      label: 'Έλεγχος του έργου',
      labels: { en: 'Check of the project' },
    },
  ],
}
const mails = entry('admin.senditems', 'Μηνύματα', 'Mails')
const calendar = entry('calendar', 'Ημερολόγιο', 'Calendar')
const library = entry('library', 'Βιβλιοθήκη', 'Library')
const chat = entry('chat', 'Συνομιλίες', 'Chat')
const account = entry('userinfo', 'Τα στοιχεία μου', 'My details')
const statistics = { state: 'statistics', label: 'Στατιστικά', labels: { en: 'Statistics' } }
const queries = { state: 'admin.query.list', label: 'Ερωτήματα', labels: { en: 'Queries' } }
const reports = { state: 'admin.report.list', label: 'Αναφορές', labels: { en: 'Reports' } }
/** For those who begin at them. */
const reading = entry(reports.state, reports.label, reports.labels.en, [reports, queries])
const queue = entry('admin.project.supervisor', 'Εποπτεία', 'Supervision', [
  {
    state: 'admin.project.supervisor',
    label: 'Ουρά εποπτείας',
    labels: { en: 'Supervision queue' },
  },
  statistics,
])
const linking = [
  {
    state: 'admin.project.linkusers',
    label: 'Σύνδεση με μέντορες',
    labels: { en: 'Link mentors' },
  },
  {
    state: 'admin.project.linksupervisorsmentors',
    label: 'Επόπτες και συντονιστές',
    labels: { en: 'Supervisors and coordinators' },
  },
]
const coordination = entry('admin.project.supervisor', 'Εποπτεία', 'Supervision', [
  {
    state: 'admin.project.supervisor',
    label: 'Ουρά εποπτείας',
    labels: { en: 'Supervision queue' },
  },
  ...linking,
  reports,
  statistics,
  queries,
])
const supervision = entry('admin.project.supervisor', 'Εποπτεία', 'Supervision', [
  {
    state: 'admin.project.supervisor',
    label: 'Ουρά εποπτείας',
    labels: { en: 'Supervision queue' },
  },
  { state: 'admin.user.mentorlist', label: 'Μέντορες', labels: { en: 'Mentors' } },
  ...linking,
  reports,
  statistics,
  queries,
])
/** Bulk work on people; payments where the project has their actions. */
const bulk = [
  {
    state: 'admin.project.users',
    label: 'Μέλη και εισαγωγή',
    labels: { en: 'Members and import' },
  },
  { state: 'admin.project.applications', label: 'Αιτήσεις', labels: { en: 'Applications' } },
  {
    state: 'admin.project.updateuserfields',
    label: 'Μαζική ενημέρωση',
    labels: { en: 'Bulk update' },
  },
  { state: 'admin.project.microdata', label: 'Μικροδεδομένα', labels: { en: 'Microdata' } },
  { state: 'admin.project.payments', label: 'Πληρωμές', labels: { en: 'Payments' } },
]
const updates = entry('admin.project.updateuserfields', 'Μαζική ενημέρωση', 'Bulk update')
const people = entry('admin.user.list', 'Άτομα', 'People', [
  { state: 'admin.user.list', label: 'Όλα τα άτομα', labels: { en: 'Everybody' } },
  ...bulk,
])
const coordinating = [
  home,
  overview,
  mentoring,
  calendar,
  coordination,
  // The lists below admin/user are not for coordinators (spec §6).
  entry('admin.project.users', 'Άτομα', 'People', bulk),
  authoring,
  library,
  chat,
  account,
]
const overseeing = [
  home,
  overview,
  mentoring,
  calendar,
  supervision,
  people,
  actions,
  library,
  chat,
  account,
]
const projects = entry('admin.project.list', 'Έργα', 'Projects')
const watching = entry('admin.home', 'Επισκόπηση', 'Overview', [
  { state: 'admin.home', label: 'Επισκόπηση έργου', labels: { en: 'Project overview' } },
  { state: 'admin.audit', label: 'Ημερολόγιο ενεργειών', labels: { en: 'Activity log' } },
  { state: 'admin.operations', label: 'Λειτουργία', labels: { en: 'Operations' } },
  { state: 'admin.views', label: 'Προβολές', labels: { en: 'Views' } },
  { state: 'admin.jsservice', label: 'Υπηρεσίες κώδικα', labels: { en: 'Code services' } },
  {
    state: 'admin.development.index',
    label: 'Εργαλεία ανάπτυξης',
    labels: { en: 'Development tools' },
  },
])
const administering = [
  home,
  watching,
  mentoring,
  calendar,
  supervision,
  people,
  calculating,
  mails,
  projects,
  library,
  chat,
  account,
]

/** The menus of a project by role: only pages that are there. */
export const MENUS: ProjectSettings['Roles'] = {
  SuperAdmin: administering,
  Admin: administering,
  // How the server fares is for administrators.
  ProjectManager: administering.map((menu) =>
    menu === watching ? without('admin.operations', watching) : menu,
  ),
  // The list of mentors is not for coordinators (spec §6).
  Coordinator: coordinating,
  Supervisor: overseeing,
  // Answers are read by those who look after the people.
  Microdata: [
    home,
    reading,
    entry('admin.project.microdata', 'Μικροδεδομένα', 'Microdata'),
    without('questresults', mentoring),
    account,
  ],
  Mentor: [home, mentoring, calendar, library, chat, account],
  Mentee: [
    home,
    entry('mentee.view', 'Η πορεία μου', 'My progress', [
      { state: 'mentee.view', label: 'Επόμενο βήμα', labels: { en: 'Next step' } },
      { state: 'mentee.actions', label: 'Οι δράσεις μου', labels: { en: 'My actions' } },
      {
        state: 'mentee.actionsdone',
        label: 'Ολοκληρωμένες δράσεις',
        labels: { en: 'Completed actions' },
      },
      { state: 'calculators', label: 'Υπολογισμοί', labels: { en: 'Calculators' } },
      { state: 'mentee.senditems', label: 'Μηνύματα', labels: { en: 'Mails' } },
      { state: 'mentee.microdata', label: 'Τα δελτία μου', labels: { en: 'My forms' } },
    ]),
    calendar,
    library,
    chat,
    account,
  ],
  SupervisorLite: [home, reading, queue, updates, account],
  SupervisorLitePlus: [
    home,
    reading,
    entry(statistics.state, statistics.label, statistics.labels.en),
    account,
  ],
  Translator: [
    home,
    entry('admin.texts', 'Κείμενα του έργου', 'Texts of the project'),
    entry('admin.language', 'Κείμενα και γλώσσες', 'Texts and languages'),
    account,
  ],
}

import { SIGN_IN_PATH } from './call-path.ts'
import { MEMBER_ROLES } from './roles.ts'
import type { Role } from './roles.ts'

/** Who may open a route: anyone, anyone who is signed in, or people with one of the roles. */
export type RouteAccess = 'anonymous' | 'signedIn' | readonly Role[]

/**
 * One route of the page (spec §2). `state` is the name that a project's menu refers to. In `path`,
 * `{name}` is a parameter and `{name?}` one that may be missing. The most specific role list wins,
 * so each route carries its own.
 */
export interface RouteDefinition {
  readonly state: string
  readonly path: string
  readonly access: RouteAccess
  /** A layout has no page of its own; where `redirect` is given, its path leads there. */
  readonly layout?: boolean
  /** The state whose page is opened instead. */
  readonly redirect?: string
  /** The state whose page shows this route too, with one more parameter. */
  readonly shownBy?: string
}

const PROJECT = 'root.defaultlayout.project'

interface Options {
  readonly layout?: boolean
  readonly redirect?: string
  readonly shownBy?: string
}

type Route<State extends string, Path extends string> = RouteDefinition & {
  readonly state: State
  readonly path: Path
}

function route<const State extends string, const Path extends string>(
  state: State,
  path: Path,
  access: RouteAccess,
  options: Options = {},
): Route<State, Path> {
  return { ...options, state, path, access }
}

/** A route below a project's address; a domain's own `routes.ts` is made of these. */
export function inProject<const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  access: RouteAccess,
  { redirect, shownBy, ...options }: Options = {},
): Route<`${typeof PROJECT}.${Name}`, `/{curProject}/${Path}`> {
  return route(`${PROJECT}.${name}`, `/{curProject}/${path}`, access, {
    ...options,
    ...(redirect !== undefined && { redirect: `${PROJECT}.${redirect}` }),
    ...(shownBy !== undefined && { shownBy: `${PROJECT}.${shownBy}` }),
  })
}

const LAYOUT = { layout: true }

/* The role lists of specification §6. */
const MEMBER = MEMBER_ROLES
export const ADMIN: readonly Role[] = ['Admin', 'ProjectManager', 'Supervisor', 'Coordinator']
/** Who works with microdata: besides those who administer, the role that is named after it. */
export const MICRODATA: readonly Role[] = [...ADMIN, 'Microdata']
const ADMIN_USER: readonly Role[] = ['Admin', 'ProjectManager', 'Supervisor']
const FIELD_UPDATES: readonly Role[] = [...ADMIN, 'SupervisorLite']
const REPORT: readonly Role[] = [...ADMIN, 'SupervisorLite', 'SupervisorLitePlus', 'Microdata']
const MENTEE: readonly Role[] = ['Admin', 'ProjectManager', 'Mentee', 'Supervisor', 'Coordinator']
const MENTEE_VIEW: readonly Role[] = [...MENTEE, 'Mentor']
const MENTOR: readonly Role[] = [
  'Mentor',
  'ProjectManager',
  'Coordinator',
  'Admin',
  'Microdata',
  'Supervisor',
]
const LIBRARY: readonly Role[] = [...ADMIN, 'Mentor', 'Mentee']
const STATISTICS: readonly Role[] = [...ADMIN, 'SupervisorLite', 'SupervisorLitePlus']
/** Who has an applicant's page. */
export const APPLICANT: readonly Role[] = ['Registered', 'Mentee', 'Admin']

/**
 * The whole route table of specification §2, in its order; `routes.ts` adds those that a domain
 * declares for itself.
 */
export const SPECIFIED_ROUTES = [
  route('root', '/', 'anonymous', LAYOUT),
  route('root.lang', '/{language}', 'anonymous', LAYOUT),
  route('root.gdpr', '/gdpr', 'signedIn'),
  // Not in the specification: where people answer the invitations of projects.
  route('root.invitations', '/invitations', 'signedIn'),
  // Not in the specification: where the link of MakeLoginAs leads.
  route('root.loginas', '/loginas/{token}', 'signedIn'),
  // Views are a project's: these lead to those of one's own.
  route('root.view', '/view/{name}', 'signedIn'),
  route('root.directive', '/directive/{name}', 'signedIn'),
  route('root.signin', SIGN_IN_PATH, 'anonymous'),
  // The specification gives no path for setting a new password: this one is ours.
  route('root.resetpassword', '/resetpassword/{token}', 'anonymous'),
  // So is the one that confirms or restores an e-mail address.
  route('root.emailchange', '/emailchange/{token}', 'anonymous'),
  route('denied', '/denied', 'anonymous'),
  route('error', '/error', 'anonymous'),
  route('notfound', '/notfound', 'anonymous'),
  route('root.applicant', '/applicant', APPLICANT),
  route('root.applicantok', '/applicant/ok', APPLICANT),
  route('root.applicationForm', '/applicationForm', 'anonymous'),
  route('root.applicationFormResult', '/applicationForm/result/{status}', 'anonymous'),
  route('root.applicationFormResultForm', '/application/{status}/{token}', 'anonymous'),
  route(
    'root.applicationFormConfirm',
    '/applicationForm/confirm/{status}/{protocol?}',
    'anonymous',
  ),
  route('root.quest', '/Quest/{id}', 'signedIn'),
  route('root.quest.lang', '/Quest/{id}/{lang}', 'signedIn'),
  // Also where somebody without an account makes one: see the page's beginning.
  route('root.selfregister', '/selfregister', APPLICANT),
  // Registered may not enter the main layout, but is led from here to the applicant's page.
  route('root.defaultlayout', '/', 'signedIn'),
  route('root.defaultlayout.goanyquest', '/goanyquest', MEMBER),
  route(PROJECT, '/{curProject}/', MEMBER),

  inProject('admin', 'admin', ADMIN, { ...LAYOUT, redirect: 'admin.home' }),
  inProject('admin.home', 'admin/home', ADMIN),
  inProject('admin.jsservice', 'admin/jsservice', ADMIN),
  inProject('admin.development', 'admin/development', ADMIN, {
    ...LAYOUT,
    redirect: 'admin.development.index',
  }),
  inProject('admin.development.index', 'admin/development/index', ADMIN),
  inProject('admin.project', 'admin/project', ADMIN, LAYOUT),
  inProject('admin.project.list', 'admin/project/list', ADMIN),
  inProject('admin.project.users', 'admin/project/users', ADMIN),
  inProject('admin.project.applications', 'admin/project/applications', ADMIN),
  inProject('admin.project.updateuserfields', 'admin/project/updateuserfields', FIELD_UPDATES),
  inProject('admin.project.linkusers', 'admin/project/linkusers', ADMIN),
  inProject('admin.project.linksupervisorsmentors', 'admin/project/linksupervisorsmentors', ADMIN),
  inProject('admin.project.supervisor', 'admin/project/supervisor', FIELD_UPDATES),
  inProject('admin.project.microdata', 'admin/project/microdata', MICRODATA),
  inProject('admin.project.payments', 'admin/project/payments', ADMIN),
  inProject('admin.project.view', 'admin/project/{ProjectId?}', ADMIN),
  inProject('admin.user', 'admin/user', ADMIN_USER, LAYOUT),
  inProject('admin.user.list', 'admin/user/list', ADMIN_USER),
  inProject('admin.user.mentorlist', 'admin/user/mentorlist', ADMIN_USER),
  inProject('admin.user.view', 'admin/user/{id?}', ADMIN_USER),
  inProject('admin.action', 'admin/action', ADMIN, { ...LAYOUT, redirect: 'admin.action.list' }),
  inProject('admin.action.list', 'admin/action/list', ADMIN),
  inProject('admin.report', 'admin/report', REPORT, { ...LAYOUT, redirect: 'admin.report.list' }),
  inProject('admin.report.list', 'admin/report/list', REPORT),
  inProject('admin.report.view', 'admin/report/view/{id}', REPORT),
  inProject('admin.report.edit', 'admin/report/edit/{id}', REPORT),
  inProject('admin.senditems', 'admin/senditems', ADMIN),

  inProject('mentee', 'mentee', MENTEE, LAYOUT),
  inProject('mentee.senditems', 'mentee/senditems', MENTEE),
  inProject('mentee.actions', 'mentee/actions', MENTEE),
  inProject('mentee.actionsdone', 'mentee/actionsdone', MENTEE),
  inProject('mentee.chatitems', 'mentee/chatitems', MENTEE),
  inProject('mentee.action', 'mentee/action/{Id}/{View?}', MENTEE),
  inProject('mentee.view', 'mentee/{id?}', MENTEE_VIEW),

  inProject('mentor', 'mentor', MENTOR, { ...LAYOUT, redirect: 'mentor.action.list' }),
  inProject('mentor.chatitems', 'mentor/chatitems', MENTOR),
  inProject('mentor.mentee', 'mentor/mentee', MENTOR, {
    ...LAYOUT,
    redirect: 'mentor.mentee.list',
  }),
  inProject('mentor.mentee.list', 'mentor/mentee/list', MENTOR),
  inProject('mentor.mentee.view', 'mentor/mentee/{menteeId}/{actionId?}', MENTOR),
  inProject('mentor.action', 'mentor/action', MENTOR, {
    ...LAYOUT,
    redirect: 'mentor.action.list',
  }),
  inProject('mentor.action.list', 'mentor/action/list', MENTOR),
  inProject('mentor.action.list.view', 'mentor/action/list/{actionId}', MENTOR, {
    shownBy: 'mentor.action.list',
  }),
  inProject('mentor.action2', 'mentor/action2', MENTOR, {
    ...LAYOUT,
    redirect: 'mentor.action2.list',
  }),
  inProject('mentor.action2.list', 'mentor/action2/list', MENTOR),
  inProject('mentor.action2.list.view', 'mentor/action2/list/{actionId}', MENTOR, {
    shownBy: 'mentor.action2.list',
  }),
  inProject('mentor.senditems', 'mentor/senditems', MENTOR),

  inProject('home', 'home', MEMBER),
  inProject('about', 'about', MEMBER),
  inProject('statistics', 'statistics', STATISTICS),
  inProject('view', 'views/{name}', MEMBER),
  inProject('categoryview', 'views/{category}/{name}', MEMBER),
  inProject('directive', 'directive/{name}', MEMBER),
  inProject('library', 'library', LIBRARY),
  inProject('library.items', 'library/items/{Category?}', LIBRARY),
  inProject('settings', 'settings', MEMBER),
  inProject('chat', 'chat', MEMBER),
  inProject('chat.conversation', 'chat/{id}', MEMBER, { shownBy: 'chat' }),
  inProject('userinfo', 'userinfo', MEMBER),
  inProject('calendar', 'calendar', MEMBER),
  inProject('notifications', 'notifications', MEMBER),
  inProject('customlayout', 'customlayout', MEMBER),
  inProject('test', 'test', MEMBER),
  inProject('questionnaire', 'questionnaire/{id}', MEMBER),
  inProject('questionnaire.mentee', 'questionnaire/{id}/{menteeId}', MEMBER),
  inProject('questtoken', 'questtoken/{token}', MEMBER),
  inProject('mentorquest', 'mentorquest/{id}', MEMBER),
] as const

type NameIn<State> = State extends `${typeof PROJECT}.${infer Name}` ? Name : never

/** What a project's route is called in the specification. */
export type SpecifiedName = NameIn<(typeof SPECIFIED_ROUTES)[number]['state']>

type Specified<Name extends SpecifiedName> = Extract<
  (typeof SPECIFIED_ROUTES)[number],
  { readonly state: `${typeof PROJECT}.${Name}` }
>

/** A route of the specification, declared by the domain whose page it is. */
export function madeRoute<const Name extends SpecifiedName>(name: Name): Specified<Name> {
  const isNamed = (one: RouteDefinition): one is Specified<Name> =>
    one.state === `${PROJECT}.${name}`
  const found = SPECIFIED_ROUTES.find(isNamed)
  if (!found) throw new Error(`The specification has no route ${name}`)
  return found
}

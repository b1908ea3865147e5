import { ROLES } from '@telemachos/contract/core/roles'
import { TEST_FILE } from '../boundaries.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'
import { parseFile, stringOf, type ParsedFile, type SyntaxNode } from './syntax.ts'

const PAGE = /^apps\/web\/src\/.*\.tsx?$/
const WEB = 'apps/web/src/'

/** Who may make a call is asked of the contract, by `useMay`. These name roles for other reasons. */
const NAMING_ROLES: Readonly<Record<string, string>> = {
  'app/pages/later-page.tsx': 'which page a role begins with',
  'app/root-redirect.tsx': 'which page a role begins with',
  'app/use-new-build.ts': 'whose page loads a newer build by itself (spec §7)',
  'app/shell/build-menu.ts': 'whose menu a SuperAdmin has where there is none of their own',
  'app/shell/header.tsx': 'what the shell shows to whom',
  'app/shell/key-list.tsx': 'which keys a role has',
  'app/shell/use-shell-keys.ts': 'which keys a role has',
  'app/pages/person-page.tsx': 'who may change the password of whom: a condition on the person',
  'features/people/profile/account-card.tsx': 'who may set the first project of others',
  'features/people/list/view-dialog.tsx': 'who may share a view: a condition on what is saved',
  'features/grid/board/views/view-dialog.tsx': 'who may share a view: a condition on what is saved',
  'features/grid/export/export-dialog.tsx': 'which columns an export has, by role',
  'app/pages/mentee-record-page.tsx': 'roles of the person who is shown',
  'features/actions/mentor/record-page.tsx': 'roles of the person who is shown',
  'features/people/profile/other-person.tsx': 'roles of the person who is shown',
  'features/people/profile/roles-editor.tsx': 'roles of the person who is shown',
  'features/people/person/profile-mark.ts': 'roles of the people who are shown',
  'features/people/linking/people-filter.tsx': 'roles of the people who are listed',
  'features/people/linking/use-chosen.ts': 'roles of the people who are listed',
  'features/people/list/people-filters.tsx': 'roles of the people who are listed',
  'features/grid/board/grid-search.ts': 'roles of the people who are listed',
  'features/imports/existing/add-matching.tsx': 'roles of the people who are listed',
  'features/documents/for-people.tsx': 'roles of the people for whom a document is made',
  'features/library/share-dialog.tsx': 'roles of the people who are listed',
  'features/imports/updates/many-update.tsx': 'roles of the people who are listed',
  'features/imports/people/map-step.tsx': 'roles that people are imported with',
  'features/imports/people/import-list.ts': 'roles that people are imported with',
  'features/imports/people/import-people.tsx': 'roles that people are imported with',
  'features/identity/leave-project.tsx': 'the role that nobody can give up',
  'features/projects/first-menus.ts': 'roles as a setting of a project',
  'features/actions/author/content-differences.ts': 'titles of an action, by role',
  'features/actions/author/preview-card.tsx': 'as whom an action is previewed',
  'features/actions/author/role-titles.tsx': 'titles of an action, by role',
  'features/views/actions/action-preview.tsx': 'as whom an action is previewed',
  'features/homes/mentee-home.tsx': 'roles of the person who is shown',
  'features/projects/menus-tab.tsx': 'roles as a setting of a project',
  'features/projects/home-view-field.tsx': 'roles as a setting of a project',
  'features/projects/profile-preview.tsx': 'roles as a setting of a project',
  'features/spreadsheets/author/use-tab.tsx': 'roles as a setting of a spreadsheet',
  'features/reports/queries/share-tab.tsx': 'roles as a setting of a query',
  'features/reports/reports/report-editor.tsx': 'roles as a setting of a report',
}

const names: ReadonlySet<string> = new Set(ROLES)

/** Every role that the page names outside the files that have a reason, and reasons of none. */
export function checkPageRoles(root: string): Finding[] {
  const files = listFiles(root).filter((file) => PAGE.test(file) && !TEST_FILE.test(file))
  const found = files.flatMap((file) => findRoles(parseFile(root, file)))
  const naming = new Set(found.map(({ file }) => file))
  const needless = files.filter(
    (file) => NAMING_ROLES[file.slice(WEB.length)] !== undefined && !naming.has(file),
  )
  return [
    ...found.filter(({ file }) => NAMING_ROLES[file.slice(WEB.length)] === undefined),
    ...needless.map((file) => ({
      rule: 'page-roles',
      file,
      line: 1,
      message: 'names no role any more: take it off the list in check-page-roles.ts',
    })),
  ]
}

function findRoles({ file, text, nodes }: ParsedFile): Finding[] {
  const types = new Set(
    nodes.filter(({ type }) => type === 'TSLiteralType').map((node) => node['literal']),
  )
  return nodes.flatMap((node) => {
    const named = types.has(node) ? [] : rolesOf(node)
    return named.map((role) => ({
      rule: 'page-roles',
      file,
      line: lineAt(text, node.start),
      message: `names ${role}: ask useMay whether a call may be made, useParticipant whose page it is`,
    }))
  })
}

/** The role that a literal names, or the lists of roles that an import takes from the contract. */
function rolesOf(node: SyntaxNode): readonly string[] {
  if (node.type === 'Literal') return names.has(stringOf(node) ?? '') ? [stringOf(node) ?? ''] : []
  if (node.type !== 'ImportDeclaration') return []
  const source = stringOf(node['source'] as SyntaxNode) ?? ''
  if (!source.startsWith('@telemachos/contract/')) return []
  return (node['specifiers'] as SyntaxNode[])
    .map(({ imported }) => String((imported as SyntaxNode | undefined)?.['name']))
    .filter((name) => name === 'roleAllowed' || /[A-Z]_ROLES$|^STATE_CHANGERS$/.test(name))
}

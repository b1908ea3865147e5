import { pathOf, type ProjectPath } from '@telemachos/contract/paths'
import type { FindingKind } from '@telemachos/contract/projects/finding-kinds'
import type { Finding } from '@telemachos/contract/projects/findings'

/** A page, with the part of it behind the `#` where something is mended. */
export interface FindingPlace {
  readonly to: ProjectPath
  readonly hash?: string
}

/** Where in the page of an action each kind of finding is mended: its tab, and the field. */
const IN_ACTION: Partial<Record<FindingKind, string>> = {
  action_empty: 'tab=content',
  action_hidden: 'tab=project',
  action_unshown: 'tab=content&set=ShowCondition',
  due_before_session: 'tab=project',
  due_passed: 'tab=project',
  conference_empty: 'tab=sessions',
  questionnaire_removed: 'tab=content&set=QuestId',
}

/** What is set where, by how the path in the settings begins. */
const TABS: readonly (readonly [string, string])[] = [
  ['Settings.Roles', 'menus'],
  ['Settings.User', 'fields'],
  ['Settings.Config.Microdata', 'microdata'],
  ['Settings.Config.Application', 'application'],
]

/** Where a finding is mended, in the project that it is of. */
export function placeOfFinding(finding: Finding, ProjectId: number): FindingPlace {
  const { Kind, Type, Name, Part, Id } = finding
  const settings = (tab: string, set: string): FindingPlace => ({
    to: pathOf('admin.project.view', { ProjectId }),
    hash: new URLSearchParams({ tab, set }).toString(),
  })
  switch (Type) {
    case 'action':
      return placeOfAction(finding)
    case 'questionnaire':
      return questionnaire(Id ?? 0)
    case 'template':
      return {
        to: pathOf('admin.senditems'),
        hash: new URLSearchParams({ tab: 'templates', template: Name }).toString(),
      }
    case 'people':
      return { to: pathOf('admin.project.linkusers') }
    case 'role':
      return Kind === 'role_without_people'
        ? { to: pathOf('admin.project.users'), hash: 'mTab=import' }
        : settings('menus', Part || `Settings.Roles.${Name}`)
    case 'setting': {
      const [, tab = 'json'] = TABS.find(([path]) => Part.startsWith(path)) ?? []
      return settings(tab, Part)
    }
  }
}

function placeOfAction({ Kind, Id, Part }: Finding): FindingPlace {
  if (Kind === 'questionnaire_unpublished') return questionnaire(Number(Part))
  if (Kind.startsWith('script_'))
    return { to: pathOf('admin.development.index'), hash: 'dTab=scripts' }
  const inAction =
    Kind === 'action_unready'
      ? Part === 'questionnaire_missing'
        ? 'tab=content&set=QuestId'
        : 'tab=asks'
      : (IN_ACTION[Kind] ?? `tab=content&set=${Part}`)
  return { to: pathOf('admin.action.content', { actionId: Id ?? 0 }), hash: inAction }
}

/** The editor of questionnaires, which opens in a tab of its own. */
const questionnaire = (quest: number): FindingPlace => ({
  to: `${pathOf('root.defaultlayout.goanyquest')}?quest=${quest}` as ProjectPath,
})

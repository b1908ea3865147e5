import { useNavigate } from '@tanstack/react-router'
import { inProject, pathOfState } from '@telemachos/contract/paths'
import { ROUTES } from '@telemachos/contract/routes'
import { mayOpen } from '@telemachos/contract/route-access'
import { endStandIn } from '#features/identity'
import { signOff, useIdentity, useProjectPath, useTexts, useUndo, useColourScheme } from '#shared'
import type { MenuTab } from './build-menu.ts'
import type { Command } from './command.ts'
import { useSwitches } from './use-switches.ts'

const PROJECT_PREFIX = '/{curProject}/'

/** For those who build pages: found by its address. */
const WIDGETS = 'root.defaultlayout.project.test'

/** Everything that the command palette offers: pages, projects, roles and a few switches. */
export function useCommands(tabs: readonly MenuTab[], openKeys: () => void): Command[] {
  const { t } = useTexts()
  const identity = useIdentity()
  const { Role, Roles, Projects, StandIn } = identity
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const { isDark, setScheme } = useColourScheme()
  const { switchRole, switchLanguage } = useSwitches()
  const { last, next, undo, redo } = useUndo()
  const go = (path: string) => () => void navigate({ to: path })
  const menu = tabs.flatMap((tab) => (tab.items.length > 0 ? tab.items : [tab]))
  const known = new Set(menu.map(({ path }) => path))
  const pages = ROUTES.filter(
    (route) =>
      !route.layout &&
      route.state !== WIDGETS &&
      route.path.startsWith(PROJECT_PREFIX) &&
      !/\{\w+\}/.test(route.path.slice(PROJECT_PREFIX.length)) &&
      pathOfState(route.state) !== '' &&
      !known.has(pathOfState(route.state)) &&
      mayOpen(route, Role),
  )
  return [
    ...menu.map(({ label, path }) => ({
      id: path,
      label,
      group: t('shell.group.pages'),
      run: path.startsWith('/') ? () => void open(path, '_blank', 'noopener') : go(pathTo(path)),
    })),
    ...pages.map(({ state }) => ({
      id: state,
      label: t(`route.${state}.title`),
      group: t('shell.group.pages'),
      run: go(pathTo(pathOfState(state))),
    })),
    ...Projects.filter(({ ArchivedAt }) => ArchivedAt === null).map(({ url, Descr }) => ({
      id: `project ${url}`,
      label: Descr,
      group: t('shell.group.projects'),
      run: go(inProject(url)),
    })),
    ...Roles.map((role) => ({
      id: `role ${role}`,
      label: t(`identity.role.${role}`),
      group: t('shell.group.roles'),
      run: () => switchRole(role),
    })),
    ...(last === undefined
      ? []
      : [
          {
            id: 'undo',
            label: t('ui.undo.of', { what: last }),
            group: t('shell.group.more'),
            run: undo,
          },
        ]),
    ...(next === undefined
      ? []
      : [
          {
            id: 'redo',
            label: t('ui.redo.of', { what: next }),
            group: t('shell.group.more'),
            run: redo,
          },
        ]),
    {
      id: 'language',
      label: t('core.language'),
      group: t('shell.group.more'),
      run: () => switchLanguage(),
    },
    {
      id: 'scheme',
      label: t(isDark ? 'shell.scheme.light' : 'shell.scheme.dark'),
      group: t('shell.group.more'),
      run: () => setScheme(isDark ? 'light' : 'dark'),
    },
    { id: 'keys', label: t('shell.keys'), group: t('shell.group.more'), run: openKeys },
    ...(StandIn
      ? [
          {
            id: 'endStandIn',
            label: t(`standIn.${StandIn.Mode}.end`),
            group: t('shell.group.more'),
            run: () => void endStandIn(identity),
          },
        ]
      : []),
    {
      id: 'signOff',
      label: t('shell.user.signOff'),
      group: t('shell.group.more'),
      run: () => signOff(),
    },
  ]
}

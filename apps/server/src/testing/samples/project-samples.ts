import type { CallName } from '../test-server.ts'
import type { Target } from './target.ts'

/** Inputs of the calls of project settings. */
export function projectSamples() {
  const inProject = ({ projectId }: Target) => ({ ProjectId: projectId })
  const person = (target: Target) => ({ ...inProject(target), UserId: target.personId })
  const one = ({ projectId }: Target) => ({ Id: projectId })
  return {
    'projectSettings.setProject': ({ projectId }: Target) => ({
      Project: {
        Id: projectId,
        url: `sample-${projectId}`,
        Descr: 'Έργο',
        Settings: '{}',
        Revision: 1,
      },
    }),
    'projectSettings.listProjectPage': () => ({ Search: '', page: 1 }),
    'projectSettings.getSettingsSchema': () => ({}),
    'projectSettings.listVersions': (target: Target) => ({ ...inProject(target), page: 1 }),
    'projectSettings.getVersion': (target: Target) => ({ ...inProject(target), Revision: 1 }),
    'projectSettings.restoreVersion': (target: Target) => ({
      ...inProject(target),
      Version: 1,
      Revision: 2,
    }),
    'projectSettings.getMicrodataStart': one,
    'projectSettings.getMicrodataEnd': one,
    'projectSettings.getUserData': person,
    'projectSettings.setUserData': (target: Target) => ({ ...person(target), Data: '{"a":1}' }),
    'projectSettings.listActionCatalogue': (target: Target) => ({ ...inProject(target), page: 1 }),
    'projectSettings.linkActions': (target: Target) => ({
      ...inProject(target),
      ActionIds: [2_000_000_000],
    }),
    'projectSettings.unlinkAction': (target: Target) => ({
      ...inProject(target),
      ActionId: 2_000_000_000,
    }),
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}

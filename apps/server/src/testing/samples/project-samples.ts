import type { CallName } from '../test-server.ts'
import type { Target } from './target.ts'

/** Inputs of the calls of project settings. */
export function projectSamples() {
  const inProject = ({ projectId }: Target) => ({ ProjectId: projectId })
  const person = (target: Target) => ({ ...inProject(target), UserId: target.personId })
  const one = ({ projectId }: Target) => ({ Id: projectId })
  return {
    'projects.setProject': ({ projectId }: Target) => ({
      Project: {
        Id: projectId,
        url: `sample-${projectId}`,
        Descr: 'Έργο',
        Settings: '{}',
        Revision: 1,
      },
    }),
    'projects.listProjectPage': () => ({ Search: '', page: 1 }),
    'projects.getSettingsSchema': () => ({}),
    'projects.listVersions': (target: Target) => ({ ...inProject(target), page: 1 }),
    'projects.getVersion': (target: Target) => ({ ...inProject(target), Revision: 1 }),
    'projects.restoreVersion': (target: Target) => ({
      ...inProject(target),
      Version: 1,
      Revision: 2,
    }),
    'projects.getMicrodataStart': one,
    'projects.getMicrodataEnd': one,
    'projects.getUserData': person,
    'projects.setUserData': (target: Target) => ({ ...person(target), Data: '{"a":1}' }),
    'projects.listActionCatalogue': (target: Target) => ({ ...inProject(target), page: 1 }),
    'projects.linkActions': (target: Target) => ({
      ...inProject(target),
      ActionIds: [2_000_000_000],
    }),
    'projects.unlinkAction': (target: Target) => ({
      ...inProject(target),
      ActionId: 2_000_000_000,
    }),
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}

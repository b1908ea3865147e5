import { useCallback } from 'react'
import { inProject, type ProjectPath } from '@telemachos/contract/paths'
import { useIdentity } from '../api/identity.ts'

/** Makes the address of a page of the current project from its path below it. */
export function useProjectPath(): (path: ProjectPath | '') => string {
  const { Projects, ProjectId } = useIdentity()
  const url = Projects.find((project) => project.Id === ProjectId)?.url ?? String(ProjectId)
  return useCallback((path) => inProject(url, path), [url])
}

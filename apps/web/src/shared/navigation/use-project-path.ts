import { useIdentity } from '../api/identity.ts'

/** Makes the address of a page of the current project from its path below it. */
export function useProjectPath(): (path: string) => string {
  const { Projects, ProjectId } = useIdentity()
  const url = Projects.find((project) => project.Id === ProjectId)?.url ?? String(ProjectId)
  return (path) => `/${url}/${path}`
}

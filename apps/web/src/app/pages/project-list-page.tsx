import { Stack } from '#layout'
import { ErasureRequests } from '../../features/privacy/erasure-requests.tsx'
import ProjectList from '../../features/projects/project-list-page.tsx'
import classes from './project-list-page.module.css'

/** `admin/project/list`: every project, and what a SuperAdmin has to decide beyond any of them. */
export default function ProjectListPage() {
  return (
    <Stack gap={5}>
      <ProjectList />
      <div className={classes.below}>
        <ErasureRequests />
      </div>
    </Stack>
  )
}

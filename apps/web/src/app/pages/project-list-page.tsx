import { Stack } from '#layout'
import { ErasureRequests } from '#features/privacy'
import { ProjectListPage as ProjectList } from '#features/projects'
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

import { Stack } from '#layout'
import { useMay } from '#shared'
import { FormPreview } from './form-preview.tsx'
import { FormVersions } from './form-versions.tsx'
import { ToldSteps } from './told-steps.tsx'

interface Props {
  readonly projectId: number | undefined
  /** The sections, as they are being written. */
  readonly form: unknown
  readonly onRestore: (form: never) => void
}

/** How applicants see a form that is being written, what they are told after, and its versions. */
export function FormAside({ projectId, form, onRestore }: Props) {
  const may = useMay()
  return (
    <Stack gap={4}>
      <FormPreview projectId={projectId} form={form} />
      {projectId !== undefined && may('applications.getRules') && (
        <ToldSteps projectId={projectId} />
      )}
      {projectId !== undefined && may('applications.listFormVersions') && (
        <FormVersions projectId={projectId} onRestore={onRestore} />
      )}
    </Stack>
  )
}

import { readFields } from '@telemachos/questionnaire/form/form-field'
import { Stack } from '#layout'
import { ApiError } from '#shared'
import type { ActionTabProps } from '../action/action-tab.ts'
import { FormDesigner } from './form-designer.tsx'
import type { DraftField } from './form-draft.ts'
import { OlderVersions } from './older-versions.tsx'

/** What is filled in, in its parts. */
export default function FormTab({ place, form, content }: ActionTabProps) {
  const { refusal } = form
  const fields = readFields(form.values.Form) as DraftField[]
  return (
    <Stack gap={4} packed>
      <FormDesigner
        fields={fields}
        kept={new Set(content.Form.map(({ name }) => name))}
        isTried={form.isTried}
        refusals={refusal instanceof ApiError ? refusal.fields : []}
        onChange={(next) => form.set({ Form: next })}
      />
      <OlderVersions key={content.Version} place={place} />
    </Stack>
  )
}

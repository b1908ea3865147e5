import type { ActionTabProps } from '../../../shared/actions/action-tab.ts'
import { FormCard } from './form-card.tsx'
import { PreviewCard } from './preview-card.tsx'
import classes from './author.module.css'

/** What the mentee fills in, with what they will see beside it. */
export default function FormTab({ form, content }: ActionTabProps) {
  const { Title, Descr, Form } = form.values
  return (
    <div className={classes.columns}>
      <FormCard
        fields={Form}
        kept={new Set(content.Form.map(({ name }) => name))}
        isTried={form.isTried}
        onChange={(next) => form.set({ Form: next })}
      />
      <PreviewCard title={Title} descr={Descr} fields={Form} />
    </div>
  )
}

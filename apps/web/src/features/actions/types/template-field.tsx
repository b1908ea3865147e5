import { Row } from '#layout'
import { call, useIdentity, useTexts } from '#shared'
import { Button } from '#ui'
import { FileLink, Uploader } from '#features/files'
import type { Slot } from './needs-draft.ts'
import classes from './types.module.css'

interface Props {
  readonly actionId: number
  readonly slotId: string
  readonly template: Slot['template']
  readonly onChange: (template: Slot['template']) => void
}

/** A file for mentees to fill in: the one there is, or a place for one. */
export function TemplateField({ actionId, slotId, template, onChange }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const category = `templates/${actionId}`
  return (
    <div role="group" aria-label={t('actions.types.template')}>
      <p className={classes.label}>{t('actions.types.template')}</p>
      {template ? (
        <Row gap={3} align="center">
          <FileLink
            category={category}
            file={{ Name: template.name, FileName: template.fileName, Bytes: template.bytes }}
          />
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('actions.types.templateRemove')}
          </Button>
        </Row>
      ) : (
        <Uploader
          category={category}
          name={slotId}
          onUploaded={async ([file]) => {
            if (!file) return
            const place = { ProjectId, ActionId: actionId, FileId: file.Id }
            onChange(await call('submissions.addTemplate', place))
          }}
        />
      )}
    </div>
  )
}

import { IconPlus } from '@tabler/icons-react'
import { ACTION_NOTES } from '@telemachos/contract/actions/notes'
import { FORM_PARTS } from '@telemachos/contract/actions/form-types'
import { Card, Heading, Row, Text } from '#layout'
import { Button, Tabs } from '#ui'
import { useState } from 'react'
import { useNoteReaders, useTexts, type ApiError } from '#shared'
import { FieldList } from './field-list.tsx'
import { newField, type DraftField, type DraftPart } from './form-draft.ts'
import { FormPreview } from './form-preview.tsx'
import classes from './forms.module.css'

/** What the server takes at most in one part. */
const MAX_FIELDS = 60

interface Props {
  readonly fields: readonly DraftField[]
  /** The names that something may be kept under already. */
  readonly kept: ReadonlySet<string>
  /** Whether saving was tried: what is missing is said from then on. */
  readonly isTried: boolean
  /** What the server refused, by `Form.<place>.<what>`. */
  readonly refusals: ApiError['fields']
  readonly onChange: (fields: DraftField[]) => void
}

/** The form of an action: its parts, each with its fields, and how it will look beside them. */
export function FormDesigner({ fields, kept, isTried, refusals, onChange }: Props) {
  const { t } = useTexts()
  const readersOf = usePartReaders()
  const refused = refusals.flatMap(({ field }) => fields[placeOf(field)]?.part ?? [])
  const [chosen, setPart] = useState<DraftPart>('mentee')
  const [open, setOpen] = useState<string>()
  const part = refused[0] ?? chosen
  const own = fields.filter((field) => field.part === part)
  const add = (): void => {
    const field = newField(part)
    setOpen(field.name)
    onChange([...fields, field])
  }
  return (
    <Tabs
      label={t('actions.forms.parts')}
      tabs={FORM_PARTS.map((key) => {
        const count = fields.filter((field) => field.part === key).length
        return { key, label: `${t(`actions.part.${key}`)}${count > 0 ? ` (${count})` : ''}` }
      })}
      current={part}
      onChange={(key) => {
        setPart(key)
        setOpen(undefined)
      }}
    >
      <div className={classes.columns}>
        <Card as="section" gap={3}>
          <Heading as="h2" size="section">
            {t(`actions.part.write.${part}`)}
          </Heading>
          <Text tone="soft" size="medium">
            {readersOf(part)}
          </Text>
          {own.length === 0 && <Text tone="faint">{t('actions.forms.none')}</Text>}
          <FieldList
            fields={fields}
            part={part}
            open={open}
            onOpen={setOpen}
            kept={kept}
            isTried={isTried}
            refusalOf={(name, what) =>
              refusals.find(
                ({ field }) =>
                  fields[placeOf(field)]?.name === name && whatOf(field).startsWith(what),
              )?.message
            }
            onChange={onChange}
          />
          <Row gap={3} align="center">
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              disabled={own.length >= MAX_FIELDS}
              onClick={add}
            >
              {t('actions.author.addField')}
            </Button>
            {own.length > 1 && (
              <Text tone="faint" size="small">
                {t('actions.forms.keys')}
              </Text>
            )}
          </Row>
        </Card>
        <FormPreview key={part} fields={own} />
      </div>
    </Tabs>
  )
}

const placeOf = (path: string): number => Number(path.split('.')[1])
const whatOf = (path: string): string => path.split('.').slice(2).join('.')

/** Who reads a part, in words. */
function usePartReaders(): (part: DraftPart) => string {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  return (part) => {
    if (part === 'mentor') return t('actions.part.readers.mentor')
    return readersOf(part === 'about' ? ACTION_NOTES.about : ACTION_NOTES.public)
  }
}

import { ACTION_NOTES } from '@telemachos/contract/actions/notes'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useEffect, useState } from 'react'
import { Stack, Text, surfaceClasses as surface } from '#layout'
import { useNoteReaders, useTexts, useParticipant } from '#shared'
import { Button, KEPT } from '#ui'
import { readObject } from '@telemachos/rules/json-object'
import { DataFields } from './data-fields.tsx'
import { DataView } from './data-view.tsx'
import { FormHistory } from './form-history.tsx'
import { OthersWriting } from './others-writing.tsx'
import classes from './form-part.module.css'
import type { FormPartData, FormPlace } from './form-place.ts'
import { useActionForm, type ActionForm } from './use-action-form.ts'
import { useTogether } from './use-together.ts'

interface Props {
  readonly part: FormPartData
  readonly place: FormPlace
  /** Hears the form while it is filled in, so that completing can check it. */
  readonly onForm?: (part: FormPartData['Part'], form: ActionForm | undefined) => void
}

/** One part of an action's form: whose it is, who reads it, what is written, and who wrote it. */
export function FormPart({ part, place, onForm }: Props) {
  const { t } = useTexts()
  const readers = useReaders(part)
  const isMentee = useParticipant() === 'mentee'
  const title =
    isMentee && (part.Part === 'public' || part.Part === 'mentor')
      ? t(`actions.part.read.${part.Part}`)
      : t(`actions.part.write.${part.Part}`)
  return (
    <section className={classes.part} data-part={part.Part} {...KEPT}>
      <h3 className={classes.title}>{title}</h3>
      <Text tone="faint" size="small" className={classes.who}>
        {readers}
      </Text>
      {!part.IsCurrent && part.MayWrite && (
        <p className={classes.older}>{t('actions.part.older')}</p>
      )}
      {part.MayWrite ? (
        <Writing part={part} place={place} onForm={onForm} />
      ) : (
        <ReadPart part={part} place={place} />
      )}
      {!isMentee && place.menteeId !== null && part.At !== null && (
        <FormHistory part={part} place={{ actionId: place.actionId, menteeId: place.menteeId }} />
      )}
    </section>
  )
}

/** Who reads a part, in words. */
function useReaders({ Part, Author }: FormPartData): string {
  const { t } = useTexts()
  const readersOf = useNoteReaders()
  if (Part === 'mentor') {
    const readers = t('actions.part.readers.mentor')
    return Author ? `${t('actions.part.by', { name: fullName(Author) })}. ${readers}` : readers
  }
  return readersOf(Part === 'about' ? ACTION_NOTES.about : ACTION_NOTES.public)
}

/** What the mentee writes is read first, and filled in for them only when asked to. */
function Writing({ part, place, onForm }: Props) {
  const { t } = useTexts()
  const [isEditing, setEditing] = useState(false)
  if (part.Part !== 'mentee') return <PartEditor part={part} place={place} onForm={onForm} />
  return (
    <Stack gap={3} packed>
      {isEditing ? (
        <PartEditor part={part} place={place} />
      ) : (
        <ReadPart part={part} place={place} />
      )}
      <div>
        <Button variant="subtle" onClick={() => setEditing(!isEditing)}>
          {t(isEditing ? 'actions.part.done' : 'actions.part.edit')}
        </Button>
      </div>
    </Stack>
  )
}

function PartEditor({ part, place, onForm }: Props) {
  const form = useActionForm(part, place)
  useEffect(() => {
    onForm?.(part.Part, form)
    return () => onForm?.(part.Part, undefined)
  })
  return <DataFields form={form} />
}

/** What others write, while they write it. */
function ReadPart({ part, place }: Pick<Props, 'part' | 'place'>) {
  const { acting } = useTogether(place, part.Part)
  return (
    <>
      <OthersWriting form={{ writing: acting, place }} />
      <PartView part={part} />
    </>
  )
}

/** What is written in a part, to read. */
export function PartView({ part }: { readonly part: FormPartData }) {
  const { t } = useTexts()
  const written = readObject(part.Data)
  const isEmpty = part.Fields.every(({ name }) => (written[name] ?? null) === null)
  if (isEmpty) return <p className={surface.quiet}>{t('actions.mentor.record.noData')}</p>
  return (
    <>
      <DataView fields={part.Fields} data={part.Data} />
      {part.By && part.At && (
        <Text tone="faint" size="small" className={classes.last}>
          {t('actions.part.last', { name: fullName(part.By), at: formatDateTime(part.At) })}
        </Text>
      )}
    </>
  )
}
